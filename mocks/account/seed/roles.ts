import type { DriverLicense } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { addDays } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import type { UserRow } from '../../provider/store/schema';
import { noDetails } from '../../helper/rules/profileChecks';
import { drives } from '../../team/rules/team';
import type { World } from '../../provider/world';

const { foreman, foremanDriver } = PositionCode;

/**
 * The requirements of a position: a license of everyone who drives, the one their companies have on file, and years as a foreman of
 * everyone who leads.
 */
export function seedRoles(world: World): void {
  const { tables } = world;
  const onFile = listLicenses(world);
  for (const user of tables.user.all()) {
    const leads = user.positions.includes(foreman) || user.positions.includes(foremanDriver);
    if (!leads && !drives(user.positions)) continue;
    const driver_license = drives(user.positions) ? (onFile.get(user.id) ?? createLicense(world, user)) : null;
    const foreman_years = leads ? 1 + (user.id % 12) : 0;
    tables.profileDetail.insert({ ...noDetails, user_id: user.id, driver_license, foreman_years });
  }
}

/** The license of each person. Two companies have the same one on file. */
function listLicenses({ tables }: World): Map<number, DriverLicense> {
  const licenses = new Map<number, DriverLicense>();
  for (const { id, user_id, driver_license } of tables.memberFile.all()) {
    const known = licenses.get(user_id);
    if (known) tables.memberFile.update(id, { driver_license: known });
    else if (driver_license) licenses.set(user_id, driver_license);
  }
  return licenses;
}

function createLicense({ clock }: World, { id, timezone }: UserRow): DriverLicense {
  const state = timezone === 'America/Los_Angeles' ? 'NV' : 'AZ';
  const number_last4 = String(1000 + ((id * 37) % 9000));
  const expires_on = addDays(todayIn(timezone, clock.now()), 200 + ((id * 53) % 1300));
  return { class: 'C', state, number_last4, expires_on };
}
