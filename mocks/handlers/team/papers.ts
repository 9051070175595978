import { todayIn } from '../../../src/platform/lib/time/zonedTimes';
import type { MemberFileRow } from '../../db/schema';
import { listDocuments, needsPapers } from '../../rules/team/team';
import type { World } from '../../world';
import { listMemberships } from './openMember';
import { ActiveStatus } from '../../../src/generated/model/codes';

/** Papers expire at midnight, so a few checks a day are enough. A running clock may be set forward, so it checks more often. */
const [seldomMs, oftenMs] = [6 * 3_600_000, 60_000];

/** Notifies the office once about each expiring paper. Returns the function that stops it. */
export function startPaperWarnings(world: World): () => void {
  const { clock } = world;
  let cancel: () => void = () => undefined;
  function scheduleNext(): void {
    cancel = clock.after(clock.state().mode === 'running' ? oftenMs : seldomMs, () => {
      world.change(() => warnAboutPapers(world));
      scheduleNext();
    });
  }
  scheduleNext();
  return () => cancel();
}

export function warnAboutPapers(world: World): void {
  for (const file of world.tables.memberFile.where(hasPapers)) warnAboutFile(world, file);
}

function warnAboutFile(world: World, file: MemberFileRow): void {
  const [member] = listMemberships(world, file.company_id, file.user_id).filter(
    ({ status }) => status === ActiveStatus.active,
  );
  if (!member) return;
  const { timezone } = world.tables.branch.require(member.branch_id);
  const papers = listDocuments(file, todayIn(timezone, world.clock.now()));
  const old = papers
    .filter((paper) => needsPapers([paper]))
    .toSorted((a, b) => (a.expires_on < b.expires_on ? 1 : -1))[0];
  if (!old || (file.warned_of !== null && old.expires_on <= file.warned_of)) return;
  world.tables.memberFile.update(file.id, { warned_of: old.expires_on });
  world.announce({ type: 'documentExpiring', employee: member, document: old });
}

function hasPapers({ driver_license, dot_medical_expires_on }: Readonly<MemberFileRow>): boolean {
  return driver_license !== null || dot_medical_expires_on !== null;
}
