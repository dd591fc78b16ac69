import { useText } from "../app/context";
import { Modal } from "../parts/Modal";
import type { MusterView } from "../protocol";
import { compared } from "./compare";

/** Two armies side by side. */
export function CompareDialog({ left, right, onClose }: { left: MusterView; right: MusterView; onClose: () => void }) {
  const t = useText();
  return (
    <Modal title={t("army-compare")} onClose={onClose}>
      <table class="compared">
        <thead>
          <tr>
            <td />
            <th scope="col">{left.title}</th>
            <th scope="col">{right.title}</th>
          </tr>
        </thead>
        <tbody>
          {compared(left, right).map((row) => (
            <tr key={row.name} class={row.left === row.right ? undefined : "is-different"}>
              <th scope="row">{row.name}</th>
              <td>{row.left}</td>
              <td>{row.right}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
