import { ENGINE_TOOLS, ensureTools } from '#scripts/browser-tools.ts';
import setUpShip from '../ship.setup.ts';

/** The engines that are missing are installed, or asked for in a sentence; then the ship is made ready. */
export default async function setup() {
  const complaint = ensureTools(ENGINE_TOOLS);
  if (complaint) throw new Error(complaint);
  return setUpShip();
}
