"""The what-ifs of matches, for whoever may have them."""
