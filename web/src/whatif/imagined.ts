import { createContext } from "preact";

/** Whether the table is imagined: nobody else sits at it, so talk, orders and all that concerns the others is left out. */
export const Imagined = createContext(false);
