"""WG35: skirmishes of the Second World War in miniature, measured in millimetres."""
