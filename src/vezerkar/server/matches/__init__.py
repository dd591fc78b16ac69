"""One match and all of them: the commands on them, who watches them, what answers by itself, how they end."""
