import { getLaborPercent } from '#domain/money/laborCost';
import type { BranchRow } from '../../db/schema';
import { getJobLabor } from '../../rules/crew/laborEstimate';
import type { World } from '../../world';
import { listJobsOn } from './jobsOfDay';

/** Cents. */
type Labor = { labor: number; quotes: number };

/** Labor and quotes of the jobs that begin on these days and have a quote. An estimate counts with its highest rates. */
export function sumLabor(world: World, branches: readonly BranchRow[], days: readonly string[]): Labor {
  const jobs = days.flatMap((date) => listJobsOn(world, branches, date).filter((job) => job.date === date));
  return jobs.reduce<Labor>(
    (sum, job) => {
      if (job.customer_quote === null || job.customer_quote <= 0) return sum;
      const cost = getJobLabor(job, world.tables.invitation.by('order', job.id));
      return { labor: sum.labor + cost, quotes: sum.quotes + job.customer_quote };
    },
    { labor: 0, quotes: 0 },
  );
}

export function toLaborShare({ labor, quotes }: Labor) {
  return { labor, quotes, percent: getLaborPercent(labor, quotes) };
}
