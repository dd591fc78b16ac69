"""The cards (WG35 4.4-4.9, 26): one record of ``cards.json`` and one class for each title.

Importing this package fills `windows.CARD_RULES` from `TITLES`. *Mobile phone video* has no class: nobody films in these years
(WG35 26.1.10).
"""

from typing import Final

from vezerkar.games.wg35.rules.cards import action, event, played, supply, support, trick
from vezerkar.games.wg35.rules.cards.played import Title
from vezerkar.games.wg35.rules.windows import add_card

__all__ = ["TITLES", "action", "event", "played", "supply", "support", "trick"]

TITLES: Final[tuple[Title, ...]] = (
    action.Adrenaline("adrenaline", "26.1.1"),
    action.TitForTat("tit_for_tat", "26.1.2"),
    action.Camouflage("camouflage_card", "26.1.3"),
    action.Courage("courage", "26.1.4"),
    action.SlapBack("slap_back", "26.1.5"),
    action.Aim("aim", "26.1.6"),
    action.CoveringFire("covering_fire", "26.1.7"),
    action.QuickSwitch("quick_switch", "26.1.8"),
    action.Hurrah("hurrah", "26.1.9"),
    action.NotTheSoldiers("not_the_droids", "26.1.11"),
    action.Surprise("surprise", "26.1.12"),
    action.NotOneStepBack("not_one_step_back", "26.1.13"),
    action.NewShot("new_shot", "26.1.14"),
    action.NewWound("new_wound", "26.1.15"),
    supply.Reinforcement("reinforcement", "26.2.1"),
    supply.Pincer("pincer", "26.2.2"),
    supply.AmmoSupply("ammo_supply", "26.5"),
    supply.Dressings("dressings", "26.5"),
    supply.CutSupply("cut_supply", "26.5"),
    trick.Innocent("innocent", "26.3.1"),
    trick.SecretPassage("secret_passage", "26.3.2"),
    trick.WhiteFlag("white_flag", "26.5"),
    trick.BoobyTrap("booby_trap", "26.5"),
    trick.KnownPaths("known_paths", "26.5"),
    event.Civilians("civilians", "26.4.1"),
    event.No("no", "26.4.2"),
    event.Pyrrhic("pyrrhic", "26.4.3"),
    event.HelpfulCivilians("helpful_civilians", "26.4.4"),
    event.Misfire("misfire", "26.5"),
    support.ArtilleryStrike("artillery_strike", "26.5"),
    support.SmokeScreen("smoke_screen", "26.5"),
    support.StrafingRun("strafing_run", "26.5"),
    support.ReconPlane("recon_plane", "26.5"),
)
"""All titles that can be played."""

for _title in TITLES:
    add_card(_title.card, _title)
