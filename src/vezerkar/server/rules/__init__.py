"""The rules as a match asks for them: those of now, those of an archive, and how a match moves up."""
