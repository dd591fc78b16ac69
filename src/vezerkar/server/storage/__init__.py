"""The database: its tables, how they change, and what keeps it small and safe."""
