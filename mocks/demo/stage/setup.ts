import type { KeyValueStorage } from '#platform/lib/device/deviceStorage';
import { type Presenting, presentingKey } from '../../hosts/bridge/presenting';
import { readJson } from '../../hosts/bridge/readJson';
import type { WorldLink } from '../../hosts/bridge/worldLink';
import { type Arrangement, arrangementKey } from './sides';

/** Everything that a presenter chose. */
type Setup = { arrangement: Arrangement; presenting: Presenting };

const parameter = 'setup';

/** Address that opens the demo as it is now, with its scenario. */
export async function getSetupAddress(link: Promise<WorldLink>, base: string, setup: Setup): Promise<string> {
  const { scenario } = await (await link).control('describe', {});
  const query = new URLSearchParams({ path: '/demo', scenario, [parameter]: JSON.stringify(setup) });
  return `${location.origin}${base}/?${query}`;
}

/** Takes the setup out of the address and stores it, as if the presenter had chosen it here. */
export function takeSetup(storage: KeyValueStorage): void {
  const query = new URLSearchParams(location.search);
  const text = query.get(parameter);
  if (text === null) return;
  const { arrangement, presenting } = readJson(text);
  storage.setItem(arrangementKey, JSON.stringify(arrangement ?? {}));
  storage.setItem(presentingKey, JSON.stringify(presenting ?? {}));
  query.delete(parameter);
  history.replaceState(null, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
}
