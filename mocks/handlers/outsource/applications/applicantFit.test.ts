// @vitest-environment node
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { asUser } from '../../../../tests/kit/members';
import { applied, applyAsMarcus, offered, type Offered } from '../../../../tests/kit/offers';
import { as } from '../../../../tests/kit/operations';
import { getField, testWorld } from '../../../../tests/kit/world';
import type { World } from '../../../world';
import { castIds } from '../../../seed/cast';

/** Notes for the company about the rate of Marcus, who usually asks for more than the offer pays. */
async function readRateNotes(world: World, { offerId }: Offered): Promise<unknown[]> {
  const answer = await as('priya', world, 'getOfferApplications', { params: { offerId } });
  const fit = ['data', 'data', '0', 'fit'].reduce(getField, answer.body);
  const codes = ['reasons', 'warnings'].flatMap((name) => {
    const notes = getField(fit, name);
    return Array.isArray(notes) ? notes.map((note) => getField(note, 'code')) : [];
  });
  return codes.filter((code) => String(code).endsWith('_rate'));
}

function expensiveMarcus(): World {
  const world = testWorld({ scenario: 'empty' });
  world.change(() => void world.tables.user.update(castIds.marcus, { hourly_rate: 2600 }));
  return world;
}

it('compares the usual rate until they apply', async () => {
  const world = expensiveMarcus();
  expect(await readRateNotes(world, await offered(world))).toEqual(['over_rate']);
});

it('compares the rate of the offer once they applied without another one', async () => {
  const world = expensiveMarcus();
  expect(await readRateNotes(world, await applied(world))).toEqual(['at_rate']);
});

it('sorts by the rate they ask for', async () => {
  const world = testWorld({ scenario: 'empty' });
  const { offerId } = await offered(world, { user_ids: [castIds.marcus, castIds.sofia] });
  await applyAsMarcus(world, offerId, { proposed_rate: 2600 });
  await asUser(castIds.sofia, world, 'applyForOffer', { offerId }, { position: PositionCode.helper });
  const answer = await as('priya', world, 'getOfferApplications', { params: { offerId }, query: '?sort=rate' });
  const rows = getField(getField(answer.body, 'data'), 'data');
  const people = Array.isArray(rows) ? rows.map((row) => getField(getField(row, 'person'), 'first_name')) : [];
  expect(people).toEqual(['Sofia', 'Marcus']);
});

it('compares the rate they propose', async () => {
  const world = expensiveMarcus();
  const ids = await offered(world);
  await applyAsMarcus(world, ids.offerId, { proposed_rate: 2500 });
  expect(await readRateNotes(world, ids)).toEqual(['over_rate']);
});
