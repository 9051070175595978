import type { OrderRow } from '../../db/schema';
import { isoOf } from '../../seed/times';
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
  const since = isoOf(world.clock.now().getTime() - recentMs);
  const recent = done.filter(({ starts_at }) => starts_at > since);
  const branches = new Set(world.tables.branch.viewAll('company', company ?? 0, ({ id }) => id));
  const here = done.filter((job) => !job.line.no_show && branches.has(job.branch_id));
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
  const jobs = tables.invitation.viewAll('busy', userId, ({ id, order_id }) =>
    tables.order.view(order_id, ({ starts_at, branch_id, completion }) => {
      const line = completion?.lines.find((each) => each.invitation_id === id);
      return line && { starts_at, branch_id, line };
    }),
  );
  return jobs.filter((job) => job !== undefined);
}

function companyOf({ tables }: World, branchId: number): number | undefined {
  return tables.branch.view(branchId, ({ company_id }) => company_id);
}
