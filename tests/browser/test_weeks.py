"""Games that last weeks: people at the browsers, at two processes of one table, from the account to the rematch.

Everything is clicked. Days go by on the clock of the database; mails and push messages arrive at servers of the test.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Response, expect

from tests.browser.test_passkeys import Keys, offers_nothing
from tests.browser.two_processes import TwoProcesses, WiredTable, link_in, two_processes, until
from tests.browser.visitor import PATIENCE, Visitor
from tests.cost import slow
from tests.server import endpoint, postgresql
from tools.browser import browser, missing

SUBSCRIPTION = """
let made = null;
PushManager.prototype.getSubscription = async () => made;
PushManager.prototype.subscribe = async () =>
  (made = { toJSON: () => (SUBSCRIPTION), unsubscribe: async () => ((made = null), true) });
"""
"""A browser whose push service is the test's."""
# What a click on a notification would open. A test cannot click outside of the page, so what the system says then is said here.
# The browser lets a worker open a page only after a true click, so that is kept, and opened by the test.
CLICKED = """
async () => {
  const shown = await registration.getNotifications();
  if (shown.length === 0) return null;
  clients.openWindow = async (href) => { self.opened = href; };
  const click = new NotificationEvent("notificationclick", { notification: shown.at(-1) });
  const work = [];
  Object.defineProperty(click, "waitUntil", { value: (promise) => work.push(promise) });
  dispatchEvent(click);
  await Promise.all(work);
  return self.opened;
}
"""
DAYS = 3
"""So many days are played before anything else happens."""


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The whole browser: its headless shell has no notifications."""
    lacking = missing(whole=True)
    if lacking:
        pytest.skip(lacking)
    with browser(whole=True) as found:
        yield found


@pytest.fixture
def two(tmp_path: Path) -> Iterator[TwoProcesses]:
    """The table, at noon."""
    programs = postgresql.programs()
    if programs is None:
        if "CI" in os.environ:
            pytest.fail("there is no PostgreSQL server, whose tests must run here")
        pytest.skip("there is no PostgreSQL server: Debian's package is postgresql")
    with two_processes(programs, tmp_path) as found:
        found.clock.wait_until(12)
        yield found


class Person(Visitor):
    """Somebody with an account, at one of the processes."""

    def __init__(self, chromium: Browser, two: TwoProcesses, table: WiredTable, name: str) -> None:
        super().__init__(chromium, table.address, painted=False, timezone_id="UTC")
        self.two, self.name, self.random = two, name, Random(name)
        self.address = f"{name.lower()}@mail.example"
        self.reader = endpoint.Browser(f"/wpush/{name}")
        self.sign_up()

    def _answered(self, response: Response) -> None:
        # What was answered is not kept: the person has gone on to another page before it could be read.
        if response.status >= 400:
            self.trouble(f"{response.status}: {response.request.method} {response.url}")

    def sign_up(self) -> None:
        """An account with a passkey, and no password."""
        page = self.page
        offers_nothing(page)
        Keys(page).touch()
        page.goto("/account")
        page.get_by_role("tab", name="Register").click()
        page.get_by_label("Name", exact=True).fill(self.name)
        page.get_by_role("button", name="Use a passkey, no password").click()
        expect(page.get_by_role("heading", level=1, name=self.name)).to_be_visible()

    def wish_for_mails(self) -> None:
        """Name an address, confirm it by the link, and ask for a mail at once whenever it is the own turn."""
        page = self.page
        page.get_by_label("New address").fill(self.address)
        page.get_by_role("button", name="Send the link").click()
        page.goto(link_in(self.two.mail_to(self.address, "Confirm"), "/account/confirm#t="))
        page.get_by_role("button", name="Confirm the address").click()
        expect(page.get_by_text(f"the account of {self.name} now")).to_be_visible()
        page.goto("/account")
        page.get_by_label("It is your turn, Mail", exact=True).select_option("now")
        page.get_by_role("button", name="Save", exact=True).click()
        expect(page.get_by_text("Your choices were saved.")).to_be_visible()

    def wish_for_pushes(self) -> None:
        """Be notified on this device."""
        self.context.grant_permissions(["notifications"])
        self.context.add_init_script(SUBSCRIPTION.replace("SUBSCRIPTION", json.dumps(self._subscription())))
        self.page.goto("/account")
        self.page.get_by_role("button", name="Notify me on this device").click()
        expect(self.page.get_by_role("status").filter(has_text="You are notified on this device.")).to_be_visible()

    def _subscription(self) -> dict[str, Any]:
        keys = dict(self.reader.subscription)
        return {"endpoint": keys.pop("endpoint"), "keys": keys}

    def follow_mail(self, words: str, before: int) -> None:
        """Click on the link in the mail that has come since there were so many."""
        mails = self.mails(words)
        until(lambda: self.mails(words)[before:] or None, f"no mail to {self.name}: {words}, after {len(mails)}")
        self.page.goto(link_in(self.mails(words)[-1], "/play/"))

    def mails(self, words: str) -> list[Any]:
        """All mails that have come with these words in their subject."""
        return [mail for mail in self.two.box.mails if mail["To"] == self.address and words in str(mail["Subject"])]

    def pushes(self, words: str) -> list[Any]:
        """All push messages that have come with these words in their title."""
        posts = [body for headers, body in self.two.service.posts if headers["Host"] == "hooks.example"]
        return [message for message in map(self.reader.opened, posts) if words in message["title"]]

    def follow_push(self, words: str, before: int) -> None:
        """Let the browser show the push message that has come since there were so many, and click on it."""
        until(lambda: self.pushes(words)[before:] or None, f"no push message to {self.name}: {words}")
        page = self.page
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        session = self.context.new_cdp_session(page)
        workers: list[dict[str, Any]] = []
        session.on("ServiceWorker.workerRegistrationUpdated", lambda event: workers.extend(event["registrations"]))
        session.send("ServiceWorker.enable")
        self._wait(lambda: workers)
        origin = page.evaluate("location.origin")
        (number,) = [one["registrationId"] for one in workers if one["scopeURL"] == f"{origin}/"][-1:]
        message = json.dumps(self.pushes(words)[-1])
        session.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": number, "data": message})
        (worker,) = [one for one in self.context.service_workers if one.url.startswith(origin)]
        opened: list[str] = []

        def seen() -> list[str]:
            if found := worker.evaluate(CLICKED):
                opened.append(found)
            return opened

        self._wait(seen)
        session.detach()
        page.goto(opened[0])

    def _wait(self, look: Callable[[], object]) -> None:
        """Look until there is something, while the browser goes on."""
        for _ in range(1200):
            if look():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{self.name} waits in vain")

    def say_name(self, then: Locator) -> None:
        """Keep the name that is offered, if it is asked for before something else comes."""
        name = self.page.locator(".name-form input")
        expect(name.or_(then).first).to_be_visible()
        if name.is_visible():
            name.press("Enter")

    def play_turn(self) -> None:
        """Choose whatever is asked until somebody else is to choose; at least once."""
        state = self.ready(mine=True)
        while state["mine"] and not state["over"]:
            self.choose(self.random, done=0.7)
            state = self.ready()

    def leave_the_page(self) -> None:
        """Look at something else, for a minute."""
        self.page.goto("/account")
        expect(self.page.get_by_role("heading", level=1, name=self.name)).to_be_visible()
        self.two.clock.put_forward(minutes=1)

    def menu(self) -> Locator:
        """What can be offered at the table."""
        if not self.page.locator(".offer-bar").is_visible():
            self.page.locator(".table-menu .fold-button").click()
        return self.page.locator(".offer-bar")


@pytest.fixture
def come(chromium: Browser, two: TwoProcesses) -> Iterator[Callable[[WiredTable, str], Person]]:
    """Somebody comes to a process and makes an account. Nothing may go wrong on any page by the end."""
    people: list[Person] = []

    def new(table: WiredTable, name: str) -> Person:
        people.append(Person(chromium, two, table, name))
        return people[-1]

    yield new
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.context.close()
    assert troubles == []


@slow
def test_games_of_weeks_from_the_account_to_the_rematch(two: TwoProcesses, come: Callable[[WiredTable, str], Person]) -> None:
    anna, bela = come(two.one, "Anna"), come(two.other, "Bela")
    cili, dora = come(two.one, "Cili"), come(two.other, "Dora")
    anna.wish_for_mails()
    bela.wish_for_pushes()
    match = meet(anna, bela)
    players = {"british": anna, "german": bela}
    play_days(two, players, match)
    agree_and_refuse(two, players, match)
    vanish_and_be_replaced(two, players, match, cili, dora)
    end(match, dora, (anna, cili))
    rated = meet(cili, dora, rated=True)
    play_for_ratings(two, {"british": cili, "german": dora}, rated)
    begin_anew(cili, dora, rated)
    numbers = [mail["Message-ID"] for mail in two.box.mails]
    assert len({*numbers}) == len(numbers), "no mail comes twice"


TURN = "it is your turn"


def meet(maker: Person, other: Person, rated: bool = False) -> str:
    """One offers a table with a clock by days, the other finds it in the lobby. Returns the name of the match."""
    about, page = "for our ratings" if rated else "a long game", maker.page
    page.goto("/")
    page.get_by_role("article", name="The Hunt").get_by_role("button", name="More…").click()
    page.get_by_label("Clock", exact=False).first.select_option("slow")
    page.get_by_label("When the time is over").select_option("wait")
    page.get_by_role("checkbox", name="Rated").set_checked(rated)
    page.get_by_role("textbox", name="A line about the table").fill(about)
    page.get_by_role("button", name="Offer to anybody, take Royal Navy").click()
    slip = page.locator(".gather-slip")
    maker.say_name(slip)
    expect(slip).to_contain_text("Waiting for players: Kriegsmarine")
    match = maker.match
    maker.leave_the_page()
    other.page.goto("/lobby")
    row = other.page.locator(".open-table", has_text=about)
    expect(row).to_contain_text(f"{maker.name} 1000 (provisional) (Royal Navy)" if rated else f"{maker.name} (Royal Navy)")
    row.get_by_role("button").click()
    other.say_name(other.page.locator("#prompt"))
    other.page.wait_for_url(f"**/play/{match}")
    other.ready(mine=True)
    return match


def play_days(two: TwoProcesses, players: dict[str, Person], match: str) -> None:
    """Each comes when told, plays, and goes; a day goes by each time. Whoever is told follows the link to the table."""
    told, others = dict.fromkeys(players, 0), {"british": "german", "german": "british"}
    for day in range(2 * DAYS):
        seat = waiting(two, match)
        person = players[seat]
        if day:
            follow = person.follow_mail if seat == "british" else person.follow_push
            follow(TURN, told[seat])
        person.play_turn()
        told = {name: len(one.mails(TURN) if name == "british" else one.pushes(TURN)) for name, one in players.items()}
        # Whoever is asked now was not told yet, or is told in a moment.
        assert waiting(two, match) == others[seat]
        told[others[seat]] = min(told[others[seat]], day // 2)
        person.leave_the_page()
        two.clock.put_forward(days=1)


def waiting(two: TwoProcesses, match: str) -> str:
    """The seat that is asked."""
    (seat,) = [seat["id"] for seat in two.one.look(match)["seats"] if seat["waiting"]]
    return str(seat)


def agree_and_refuse(two: TwoProcesses, players: dict[str, Person], match: str) -> None:
    """One asks to take back; the other agrees, and another time does not."""
    seat = waiting(two, match)
    other = "german" if seat == "british" else "british"
    mover, asked_one = players[seat], players[other]
    for person in (mover, asked_one):
        person.page.goto(f"/play/{match}")
    mover.play_turn()
    ply = two.one.look(match)["ply"]
    ask(mover)
    slip = asked_one.page.locator(".offer-slip")
    expect(slip).to_contain_text(f"{mover.name} offers to take back everything")
    slip.get_by_role("button", name="Agree").click()
    expect(mover.page.locator(".toasts")).to_contain_text("All agreed: to take back everything")
    mover.ready(ply + 1, mine=True)
    assert two.other.look(match)["taken_back"][0]["ply"] == ply + 1
    mover.play_turn()
    ply = two.one.look(match)["ply"]
    ask(mover)
    asked_one.page.locator(".offer-slip").get_by_role("button", name="Decline").click()
    expect(mover.page.locator(".toasts")).to_contain_text(f"{asked_one.name} has declined this offer")
    assert two.one.look(match)["ply"] == ply


def ask(person: Person) -> None:
    """Ask to take back the last turn."""
    menu = person.menu()
    menu.get_by_role("button", name="Ask to take back").click()
    person.sure("Ask to take back")
    if menu.is_visible():
        # It lies over what is to be clicked next.
        person.page.locator(".table-menu .fold-button").click()


def vanish_and_be_replaced(two: TwoProcesses, players: dict[str, Person], match: str, cili: Person, dora: Person) -> None:
    """The one who is asked does not come any more. His seat is in the lobby, and of two who see it there one takes it."""
    anna, bela = players["british"], players["german"]
    if waiting(two, match) == "british":
        anna.page.goto(f"/play/{match}")
        anna.play_turn()
    bela.leave_the_page()
    two.clock.put_forward(days=11)
    anna.page.goto(f"/play/{match}")
    anna.page.get_by_role("button", name="Offer it to the others").click()
    expect(anna.page.locator(".slips")).to_contain_text("The seat is in the lobby as well, for anybody.")
    anna.leave_the_page()
    rows = []
    for person in (cili, dora):
        person.page.goto("/lobby")
        wanted = person.page.get_by_role("region", name="Substitutes wanted")
        rows.append(wanted.locator(".open-table", has_text="a long game"))
        expect(rows[-1]).to_contain_text("the seat waits for somebody")
    rows[1].get_by_role("button", name="The Hunt: play Kriegsmarine").click()
    dora.say_name(dora.page.locator("#prompt"))
    dora.page.wait_for_url(f"**/play/{match}")
    told = len(anna.mails(TURN))
    dora.play_turn()
    dora.leave_the_page()
    anna.follow_mail(TURN, told)
    anna.play_turn()
    expect(rows[0]).to_have_count(0)
    # Whoever came too late watches.
    cili.page.goto("/lobby")
    running = cili.page.locator(".open-table", has_text="a long game")
    running.get_by_role("link", name="Watch").click()
    expect(cili.page.locator("header .badge", has_text="Spectating")).to_be_visible()
    # And whoever has come too late to go on sees that somebody else plays there.
    bela.page.goto(f"{two.other.address}/play/{match}")
    expect(bela.page.locator(".slips")).to_contain_text("You have no seat here any more.")


def end(match: str, loser: Person, others: tuple[Person, ...]) -> None:
    """Somebody gives up, and everybody who looks is led to the end."""
    loser.page.goto(f"/play/{match}")
    loser.ready()
    loser.resign()
    for person in (loser, *others):
        expect(person.page).to_have_url(re.compile(f"/play/{match}/end$"))
        expect(person.page.get_by_role("button", name="Verify the dice")).to_be_visible()


def play_for_ratings(two: TwoProcesses, players: dict[str, Person], match: str) -> None:
    """Both play, one gives up; what it was worth is shown at the end, and in the table of ratings."""
    for person in players.values():
        person.page.goto(f"/play/{match}")
    for _ in range(4):
        players[waiting(two, match)].play_turn()
    cili, dora = players["british"], players["german"]
    end(match, dora, (cili,))
    moved = cili.page.locator(".moved-ratings li")
    expect(moved).to_have_count(2)
    expect(moved.filter(has_text="Cili")).to_have_count(1)
    expect(moved.filter(has_text="Dora")).to_have_count(1)
    cili.page.locator(".moved-ratings > a").click()
    rows = cili.page.locator(".rating-table tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Cili")
    cili.page.go_back()


def begin_anew(one: Person, other: Person, match: str) -> None:
    """Those who have played each other begin once more, with the sides swapped."""
    one.page.get_by_role("button", name="Rematch, sides swapped").click()
    one.page.wait_for_url(lambda url: "/play/" in url and match not in url)
    other.page.reload()
    other.page.get_by_role("button", name="Go to the rematch").click()
    other.page.wait_for_url(f"**/play/{one.match}")
    one.play_turn()
    assert other.ready(1)["ply"] >= 1


ENTRANTS = 8
ROUNDS = 3
A_ROUND = 5 * PATIENCE
"""How long four games of bots may take, in milliseconds, on a busy machine too."""


@slow
def test_a_swiss_of_eight_bots_and_two_people_runs_to_its_table(
    two: TwoProcesses, come: Callable[[WiredTable, str], Person]
) -> None:
    """One organises and enters, the other comes from the list of tournaments; each plays at a process of their own."""
    olga, anna = come(two.one, "Olga"), come(two.other, "Anna")
    page = olga.page
    page.goto("/tournaments")
    page.get_by_role("button", name="Organise a tournament").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name of the tournament").fill("Winter cup")
    dialog.get_by_label("Rounds", exact=True).fill(str(ROUNDS))
    dialog.get_by_role("button", name="Organise a tournament").click()
    entrants = page.locator(".entrant-list li")
    for number in range(ENTRANTS):
        page.get_by_role("button", name="Let this bot enter").click()
        expect(entrants).to_have_count(number + 1)
    page.get_by_role("button", name="Open for entries").click()
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(entrants).to_have_count(ENTRANTS + 1)
    anna.page.goto("/tournaments")
    anna.page.get_by_role("link", name="Winter cup").click()
    anna.page.get_by_role("button", name="Enter", exact=True).click()
    expect(anna.page.locator(".entrant-list li")).to_have_count(ENTRANTS + 2)
    page.reload()
    page.get_by_role("button", name="Start", exact=True).click()
    board = page.url
    for number in range(1, ROUNDS + 1):
        for person in (olga, anna):
            play_round(person, board, number)
    for person in (olga, anna):
        person.page.goto(board)
        expect(person.page.get_by_role("heading", name="Final table")).to_be_visible(timeout=A_ROUND)
        rows = person.page.locator(".standings tbody tr")
        expect(rows).to_have_count(ENTRANTS + 2)
        expect(rows.filter(has_text=re.compile("Olga|Anna"))).to_have_count(2)
    points = [float(cell.replace("½", ".5")) for cell in page.locator(".standings tbody tr td:nth-child(3)").all_inner_texts()]
    assert sum(points) == ROUNDS * (ENTRANTS + 2) / 2, points


def play_round(person: Person, board: str, number: int) -> None:
    """Go to the own game of a round as soon as there is one, choose once, and give up. It may be over by the other's doing."""
    page = person.page
    page.goto(board)
    a_round = page.locator("details.round").filter(has=page.get_by_text(f"Round {number}", exact=True))
    # The bots play the round before to its end first. A round is there before its matches, which are made one by one.
    expect(a_round.locator(".pairing-result a")).to_have_count((ENTRANTS + 2) // 2, timeout=A_ROUND)
    play = page.get_by_role("link", name="Play", exact=True)
    if not play.count():
        return
    play.click()
    page.wait_for_url("**/play/*")
    state = person.ready()
    if not state["over"]:
        person.resign()
        expect(page.locator(".outcome, .end-page").first).to_be_visible()
