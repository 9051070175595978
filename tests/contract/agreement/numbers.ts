import { numberNames } from '#domain/numbers/measures';
import type { BranchNumbers, CompanyNumbers, NumberName, NumbersJobPage } from '#generated/model';
import type { World } from '../../../mocks/provider/world';
import { getField } from '../../kit/world';
import { addFacts, createReader, type Facts, type Read } from './facts';

/**
 * The numbers of a company next to the jobs that they count, the sums of its branches, its history and the people who
 * worked most.
 */
export async function collectNumbers(facts: Facts, world: World, companyId: number): Promise<void> {
  const read = createReader(world, world.tables.company.require(companyId).owner_id);
  const { company, branches } = (await read('getCompanyNumbers')) as CompanyNumbers;
  for (const branch of [company, ...branches]) await collectBranch(facts, read, companyId, branch);
  for (const name of numberNames) collectSums(facts, companyId, name, company, branches);
}

async function collectBranch(facts: Facts, read: Read, companyId: number, branch: BranchNumbers): Promise<void> {
  const { branch_id: id, months, declines, top_helpers } = branch;
  const ofBranch = id === null ? '' : `&filter[branch_id]=${id}`;
  const readJobs = async (name: NumberName, filter: string) =>
    (await read('getNumbersJobs', {}, `?filter[number]=${name}${ofBranch}${filter}`)) as NumbersJobPage;
  const fields = ['value', 'part', 'whole', 'jobs'];
  for (const name of numberNames) {
    for (const month of months.slice(-2)) {
      const subject = `${name} of ${companyId}, ${id ?? 'all'}, ${month.month}`;
      const page = await readJobs(name, `&filter[month]=${month.month}`);
      addFacts(facts, subject, fields, month[name], 'getCompanyNumbers');
      addFacts(facts, subject, fields, page.number, 'getNumbersJobs');
      addFacts(facts, subject, ['jobs'], { jobs: page.total }, 'the list of getNumbersJobs');
    }
  }
  for (const { reason, count } of declines) {
    const { number } = await readJobs('declines', `&filter[reason]=${reason}`);
    const subject = `declines of ${companyId}, ${id ?? 'all'}, for ${reason}`;
    addFacts(facts, subject, ['count'], { count }, 'getCompanyNumbers');
    addFacts(facts, subject, ['count'], { count: number.part }, 'getNumbersJobs');
  }
  for (const { user_id: person, jobs } of top_helpers) {
    const { total } = await readJobs('jobs_done', `&filter[user_id]=${person}`);
    const subject = `jobs of person ${person} in ${companyId}, ${id ?? 'all'}`;
    addFacts(facts, subject, ['jobs'], { jobs }, 'getCompanyNumbers');
    addFacts(facts, subject, ['jobs'], { jobs: total }, 'getNumbersJobs');
  }
  if (id === null) return;
  await collectHistory(facts, read, id, months);
}

/** The completed jobs of a branch's twelve months. */
async function collectHistory(facts: Facts, read: Read, id: number, months: BranchNumbers['months']): Promise<void> {
  const since = `&filter[date_from]=${months[0]?.month}-01`;
  const history = await read('getOrderHistory', { id }, `?filter[closed_state]=completed${since}`);
  const done = months.reduce((sum, { jobs_done }) => sum + jobs_done.part, 0);
  addFacts(facts, `completed jobs of branch ${id}`, ['total'], { total: done }, 'getCompanyNumbers');
  addFacts(
    facts,
    `completed jobs of branch ${id}`,
    ['total'],
    { total: getField(history, 'total') },
    'getOrderHistory',
  );
}

/** A median is not the sum of other medians, but its jobs are. */
function collectSums(
  facts: Facts,
  companyId: number,
  name: NumberName,
  company: BranchNumbers,
  branches: readonly BranchNumbers[],
): void {
  company.months.forEach((month, index) => {
    const each = branches.flatMap(({ months }) => months[index]?.[name] ?? []);
    const jobs = each.reduce((sum, number) => sum + number.jobs, 0);
    const subject = `${name} of all branches of ${companyId}, ${month.month}`;
    addFacts(facts, subject, ['jobs'], month[name], 'getCompanyNumbers');
    addFacts(facts, subject, ['jobs'], { jobs }, 'the branches of getCompanyNumbers');
  });
}
