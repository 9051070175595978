import { namePerson } from '#domain/people/personName';
import { useEffect, useState } from 'react';
import type { Candidate, Crew } from '#generated/model';
import { useChangeValue } from '#platform/forms/formValues';
import type { CandidateProblem } from '../model/candidateProblem';
import { crewField, findPickProblem, type PickKey, type Picks, toEmployeeId, toPickKey } from '../model/picks';

export type RemovedPick = { key: PickKey; name: string; problem: CandidateProblem };

/**
 * Removes picks that can no longer be invited because another user was faster, and keeps the others. Lists the removed
 * picks until the user closes the notice. Pauses while the picks are being sent.
 */
export function useRemovedPicks(crew: Crew, candidates: readonly Candidate[], picks: Picks, isSending: boolean) {
  const [removedPicks, setRemovedPicks] = useState<readonly RemovedPick[]>([]);
  const change = useChangeValue();
  const blocked = isSending ? [] : listBlockedPicks(crew, candidates, picks);
  const added = blocked.filter(({ key }) => !removedPicks.some((each) => each.key === key));
  if (added.length > 0) setRemovedPicks([...removedPicks, ...added]);
  const blockedKeys = blocked.map(({ key }) => key).join(' ');
  useEffect(() => {
    for (const key of blockedKeys.split(' '))
      if (key !== '') change(crewField(`picks.${toPickKey(toEmployeeId(key))}`), undefined);
  }, [blockedKeys, change]);
  return { removedPicks, dismiss: () => setRemovedPicks([]) };
}

function listBlockedPicks(crew: Crew, candidates: readonly Candidate[], picks: Picks): RemovedPick[] {
  return Object.entries(picks).flatMap(([key, pick]) => {
    const employeeId = toEmployeeId(key);
    const candidate = candidates.find(({ employee_id }) => employee_id === employeeId);
    const problem = findPickProblem(candidate, pick, crew.slots);
    const name = namePerson(candidate ?? {});
    return problem ? [{ key: toPickKey(employeeId), name, problem }] : [];
  });
}
