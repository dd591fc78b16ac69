import { afterEach, describe, expect, it } from "vitest";
import { noteWayBack, ownPath, takeWayBack } from "../src/account/wayBack";
import { navigate } from "../src/app/routes";

const FOREIGN = [
  "//evil.example",
  "//evil.example/play/open",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/play/..//evil.example",
  "https://evil.example/",
  "https:evil.example",
  "http://[evil",
  "//[evil",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "evil.example",
  "",
];
const OWN = ["/", "/lobby", "/play/k3v9?ply=4#k=abc", "/people/%2F%2Fevil", "/play/a//b", "/search?to=https://evil.example", "/lobby#//evil.example"];

afterEach(() => {
  takeWayBack();
  history.replaceState(null, "", "/");
});

describe("the way back from the page for signing in", () => {
  it.each(FOREIGN)("leads to no other site: %j", (address) => {
    expect(ownPath(address)).toBe("");
  });

  it.each(OWN)("leads to the page that was left: %j", (address) => {
    expect(ownPath(address)).toBe(address);
    history.replaceState(null, "", address);
    noteWayBack();
    history.replaceState(null, "", "/account");
    const back = takeWayBack();
    navigate(back);
    expect(location.pathname + location.search + location.hash).toBe(address);
    expect(takeWayBack()).toBe("");
  });

  it.each(["//evil.example", "//evil.example/play/open#k=abc", "/\\evil.example"])("is none from a page whose own path would name another host: %j", (path) => {
    history.replaceState(null, "", location.origin + path);
    expect(location.pathname.startsWith("//")).toBe(true);
    noteWayBack();
    expect(takeWayBack()).toBe("");
  });
});
