"""Parts of a battle of WG35 beside its State: the numbers of figures and points, and the data that the State refers to.

Data alone. The modules of `rules` with the name of one of these have the rules about it: `rules.field` lays out a `Field`,
`rules.attack` numbers the kinds of an `Attack`.
"""
