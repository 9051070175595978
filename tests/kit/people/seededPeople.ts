import { createWorld } from '../../../mocks/provider/createWorld';
import type { UserRow } from '../../../mocks/provider/store/schema';

/** People whom the seed of the demo invents, by id. They are the same in all its scenarios. */
export function readSeededPeople<const Ids extends readonly number[]>(ids: Ids): { [At in keyof Ids]: UserRow } {
  const world = createWorld({ scenario: 'empty' });
  const people = ids.map((id) => world.tables.user.require(id));
  world.close();
  return people as { [At in keyof Ids]: UserRow };
}
