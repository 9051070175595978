// @vitest-environment node
import { expect, it } from 'vitest';
import { as } from '../../../tests/kit/operations';
import { orderFields, placeOrder, stop } from '../../../tests/kit/orders';
import { testWorld } from '../../../tests/kit/world';

const priyaId = 2;

/** Priya writes a job in one language, then saves it with a change in another one. */
async function readLanguages(written: object, changed: object) {
  const world = testWorld({ scenario: 'empty' });
  const orderId = await placeOrder(world, written);
  world.tables.user.update(priyaId, { locale: 'es' });
  const body = { ...orderFields, ...written, ...changed, version: 1 };
  await as('priya', world, 'updateOrder', { params: { orderId }, body });
  const { crew_notes_language, access_notes_language } = world.tables.order.require(orderId);
  return [crew_notes_language, access_notes_language];
}

const gate = { pick_up_addresses: [{ ...stop('Tempe', '85281'), access_notes: 'Gate 4471' }] };
const gateInSpanish = { pick_up_addresses: [{ ...stop('Tempe', '85281'), access_notes: 'Portón 4471' }] };

it.each<[string, object, object, ('en' | 'es' | null)[]]>([
  ['no notes', {}, { estimated_hours: 5 }, [null, null]],
  ['notes that stay as they are', { crew_notes: 'Dogs', ...gate }, { estimated_hours: 5 }, ['en', 'en']],
  ['new notes for the crew', { crew_notes: 'Dogs', ...gate }, { crew_notes: 'Perros' }, ['es', 'en']],
  ['a new way in', { crew_notes: 'Dogs', ...gate }, gateInSpanish, ['en', 'es']],
  ['notes that are removed', { crew_notes: 'Dogs', ...gate }, { crew_notes: '' }, [null, 'en']],
])('says the language of who wrote what the crew reads: %s', async (_what, written, changed, expected) => {
  expect(await readLanguages(written, changed)).toEqual(expected);
});
