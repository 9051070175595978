// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { as } from '../../../tests/kit/operations';
import { testWorld } from '../../../tests/kit/world';
import { ActiveStatus } from '#generated/model/codes';
import { castIds } from '../../seed/cast';
import type { World } from '../../world';

const { marcus } = castIds;

let world: World;
beforeEach(() => {
  world = testWorld({ scenario: 'empty' });
});

const remove = () => as('marcus', world, 'deleteAccount', { body: { password: 'Moving-2026', confirm: 'DELETE' } });

describe('a deleted account', () => {
  it('keeps no password, papers, contacts or details of the person', async () => {
    const { tables } = world;
    const [file] = tables.memberFile.where(({ user_id }) => user_id === marcus);
    tables.memberFile.update(file?.id ?? 0, {
      emergency_contact: { name: 'Renee Reed', phone: '6025550188', relation: 'sister' },
      dot_medical_expires_on: '2027-01-31',
    });
    expect((await remove()).status).toBe(200);
    expect(tables.user.require(marcus)).toMatchObject({ status: ActiveStatus.inactive, password: '' });
    expect(tables.memberFile.require(file?.id ?? 0)).toMatchObject({
      emergency_contact: null,
      driver_license: null,
      dot_medical_expires_on: null,
    });
    expect(JSON.stringify(world.db.snapshot())).not.toContain('Renee Reed');
    expect(tables.profileDetail.has(marcus)).toBe(false);
    expect(tables.availability.has(marcus)).toBe(false);
    expect(tables.notificationPreference.has(marcus)).toBe(false);
  });
});
