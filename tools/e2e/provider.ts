import '../../mocks/hosts/server/library';
import { serve } from '../../mocks/hosts/server/world';
import { createWorld } from '../../mocks/provider/createWorld';
import { specificationOnly } from '../../mocks/provider/http/faults';

export type Provider = {
  /** Without `/api`. */
  origin: string;
  port: number;
  wsPort: number;
  close: () => Promise<void>;
};

/** Serves the fake provider as `npm run server` does, on any ports and without simulated people. */
export async function startProvider({ isLimited = false } = {}): Promise<Provider> {
  const world = createWorld({ onBroken: (problem) => console.error(`[fake provider] ${problem}`) });
  if (isLimited) world.faults.set(specificationOnly);
  const { port, wsPort, close } = await serve(world, { port: 0, wsPort: 0 });
  return { origin: `http://localhost:${port}`, port, wsPort, close: () => close().finally(world.close) };
}
