import { todayIn } from '#platform/lib/time/zonedTimes';
import type { MemberFileRow } from '../../provider/store/schema';
import { listDocuments, needsRenewal } from '../rules/team';
import { hourMs } from '../../provider/time/times';
import { repeatEvery } from '../../provider/time/watchDue';
import type { World } from '../../provider/world';
import { listMemberships } from './openMember';
import { ActiveStatus } from '#generated/model/codes';

/** Notifies the office once about each expiring document. Returns the function that stops it. */
export const startDocumentWarnings = (world: World): (() => void) =>
  repeatEvery(
    world,
    // Documents expire at midnight, so a few checks a day are enough.
    () => 6 * hourMs,
    () => warnAboutDocuments(world),
  );

function warnAboutDocuments(world: World): void {
  for (const file of world.tables.memberFile.where(hasDocuments)) warnAboutFile(world, file);
}

function warnAboutFile(world: World, file: MemberFileRow): void {
  const [member] = listMemberships(world, file.company_id, file.user_id).filter(
    ({ status }) => status === ActiveStatus.active,
  );
  if (!member) return;
  const { timezone } = world.tables.branch.require(member.branch_id);
  const documents = listDocuments(file, todayIn(timezone, world.clock.now()));
  const old = documents
    .filter((document) => needsRenewal([document]))
    .toSorted((a, b) => (a.expires_on < b.expires_on ? 1 : -1))[0];
  if (!old || (file.warned_of !== null && old.expires_on <= file.warned_of)) return;
  world.tables.memberFile.update(file.id, { warned_of: old.expires_on });
  world.announce({ type: 'documentExpiring', employee: member, document: old });
}

function hasDocuments({ driver_license, dot_medical_expires_on }: Readonly<MemberFileRow>): boolean {
  return driver_license !== null || dot_medical_expires_on !== null;
}
