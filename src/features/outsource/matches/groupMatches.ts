import type { ExplainedFit, Match, PositionNeed } from '#generated/model';

type Ranked = Pick<Match, 'position'> & { fit: Pick<ExplainedFit, 'warnings'> };

/** The people for an open position. */
export type MatchGroup<Each extends Ranked> = { need: PositionNeed; people: Each[] };

/** People by open position, those free for the whole job first; otherwise in the order of the provider. */
export function groupMatches<Each extends Ranked>(
  needs: readonly PositionNeed[],
  matches: readonly Each[],
): MatchGroup<Each>[] {
  return needs.map((need) => {
    const people = matches.filter(({ position }) => position === need.position);
    return { need, people: [...people.filter(isFree), ...people.filter((match) => !isFree(match))] };
  });
}

function isFree({ fit }: Ranked): boolean {
  return !fit.warnings.some(({ code }) => code === 'part_of_job');
}
