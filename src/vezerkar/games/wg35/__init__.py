"""WG35: skirmishes of a dozen figures a side in millimetres, 1935-45."""
