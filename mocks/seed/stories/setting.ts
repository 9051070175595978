import type { BranchRow, UserRow } from '../../db/schema';
import type { ActivityDraft } from '../../realtime/domainEvents';
import type { World } from '../../world';
import { castIds } from '../cast';
import { UserType } from '../../../src/generated/model/codes';

/** The branch of a story, who works there, and the cities it serves. */
export type Setting = {
  world: World;
  branch: BranchRow;
  /** The company's short name: "Copper Mesa". */
  company: string;
  office: readonly UserRow[];
  crew: readonly UserRow[];
  towns: readonly string[];
};

/** One activity, this many minutes after the previous one. */
export type Step = { after: number; draft: ActivityDraft };

export function createSetting(world: World, branch: BranchRow): Setting {
  const { tables } = world;
  const office = tables.user.select(
    'company',
    branch.company_id,
    ({ type }) => type === UserType.owner || type === UserType.office,
  );
  const company = getShortName(tables.company.require(branch.company_id).name);
  const towns = branch.serving_area_ids.map((id) => tables.servingArea.require(id).name);
  return {
    world,
    branch,
    company,
    office,
    crew: listCrew(world, branch),
    towns: towns.length > 0 ? towns : [branch.city],
  };
}

export function getShortName(company: string): string {
  return company.replace(/ (Moving Co\.|Moving|Relocation|Movers)$/, '');
}

/** The crew members of a branch: fixed people in the seeded branches, any helpers elsewhere. */
export function listCrew({ tables }: World, { id }: Pick<BranchRow, 'id'>): UserRow[] {
  const { luis, marcus, sofia, tyrell } = castIds;
  const named: Record<number, readonly number[]> = { 1: [luis, marcus, tyrell, sofia], 4: [marcus], 6: [marcus] };
  const [first, last] = crewRanges[(id - 1) % crewRanges.length] ?? [11, 30];
  const rest = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return [...(named[id] ?? []), ...rest].flatMap((userId) => tables.user.get(userId) ?? []);
}

/** Ids of the helpers of each branch, first and last. */
const crewRanges = [
  [11, 29],
  [30, 38],
  [39, 50],
  [51, 57],
  [58, 63],
  [64, 68],
] as const;
