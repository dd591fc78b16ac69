import { useEffect } from "preact/hooks";

/** Whether the browser can tell somebody who looks at another page that it is his turn. */
export const CAN_NOTIFY = "Notification" in globalThis;

/** Asks the browser to be allowed to; tells whether it is. */
export async function allowNotices(): Promise<boolean> {
  return CAN_NOTIFY && (await Notification.requestPermission()) === "granted";
}

/** Tells that it is one's turn while the page is hidden; `notices` are those of the browser, if it has any. */
export function useNotice(
  mine: boolean,
  title: string,
  text: string,
  on: boolean,
  notices: typeof Notification | undefined = globalThis.Notification,
): void {
  useEffect(() => {
    if (!on || !mine || !document.hidden || notices?.permission !== "granted") return;
    const notice = new notices(title, { body: text, icon: "/icon.svg", tag: location.pathname });
    notice.onclick = () => {
      focus();
      notice.close();
    };
    return () => notice.close();
  }, [mine]);
}
