import { json } from "../app/api";
import type { FollowedPerson } from "../protocol";

/** The accounts that one follows, by name. */
export const following = () => json<FollowedPerson[]>("GET", "/api/me/following");

/** Follows an account, or follows it no more. */
export const setFollowed = (name: string, followed: boolean, lang: string) =>
  json<unknown>("POST", `/api/me/${followed ? "follow" : "unfollow"}?lang=${lang}`, { body: { name } });
