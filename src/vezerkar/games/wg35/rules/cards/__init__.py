"""The cards (WG35 4.4-4.9, 26): one record of ``cards.json`` and one class for each title.

Importing this package fills `windows.CARD_RULES`. *Mobile phone video* has no class: nobody films in these years (WG35 26.1.10).
"""

from vezerkar.games.wg35.rules.cards import action, event, played, supply, support, trick

__all__ = ["action", "event", "played", "supply", "support", "trick"]
