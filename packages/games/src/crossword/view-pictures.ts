import { useHydrated } from "@karota/ui/hydration.ts";
import { canDraw } from "./can-draw.ts";

const always = () => true;

/** `canDraw` on a screen: what the server rendered has all pictures. */
export const useCanDraw = (): typeof canDraw => (useHydrated() ? canDraw : always);
