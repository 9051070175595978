import type { OrderRow } from '../../db/schema';
import type { World } from '../../world';

/** What a person's finished jobs say of them. */
export type Record = {
  stars: number;
  ratings: number;
  showUp: number | null;
  jobsTogether: number;
  /** Jobs done for anybody. */
  jobs: number;
  isFavorite: boolean;
};

const recentMs = 90 * 24 * 3_600_000;

/** Stars of all companies, reliability of the last 90 days, and what they did for the company of this order. */
export function recordOf(world: World, userId: number, { branch_id }: Pick<OrderRow, 'branch_id'>): Record {
  const company = companyOf(world, branch_id);
  const done = doneJobs(world, userId);
  const recent = done.filter(({ starts_at }) => Date.parse(starts_at) > world.clock.now().getTime() - recentMs);
  const here = done.filter((job) => !job.line.no_show && companyOf(world, job.branch_id) === company);
  const rated = done.flatMap(({ line }) => line.rating ?? []);
  return {
    stars: rated.reduce((sum, { stars }) => sum + stars, 0),
    ratings: rated.length,
    showUp: recent.length === 0 ? null : recent.filter(({ line }) => !line.no_show).length / recent.length,
    jobsTogether: here.length,
    jobs: done.filter(({ line }) => !line.no_show).length,
    isFavorite: here.some(({ line }) => line.rating?.work_again === 'favorite'),
  };
}

/** The finished jobs of a person, with their line of the pay. */
function doneJobs({ tables }: World, userId: number) {
  return tables.invitation.by('busy', userId).flatMap(({ id, order_id }) => {
    const found = tables.order.view(order_id, ({ starts_at, branch_id, completion }) => {
      const line = completion?.lines.find((each) => each.invitation_id === id);
      return line ? { starts_at, branch_id, line } : null;
    });
    return found ?? [];
  });
}

function companyOf({ tables }: World, branchId: number): number | undefined {
  return tables.branch.view(branchId, ({ company_id }) => company_id);
}
