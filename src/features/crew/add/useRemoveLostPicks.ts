import { useEffect, useState } from 'react';
import { fullName } from '#platform/lib/text';
import type { Candidate, Crew } from '#generated/model';
import { useChangeValue } from '#platform/forms/formValues';
import { crewField, toEmployeeId, findObstacle, toPickKey, type Obstacle, type Picks } from '../picks';
import { crewTexts } from '../texts';

export type RemovedPick = { key: string; name: string; obstacle: Obstacle };

/**
 * Removes picks that are no longer possible because another user was faster, and keeps the others. Lists the removed
 * picks until the user closes the note. Pauses while the picks are being sent.
 */
export function useRemoveLostPicks(crew: Crew, candidates: readonly Candidate[], picks: Picks, isSending: boolean) {
  const [removedPicks, setRemovedPicks] = useState<readonly RemovedPick[]>([]);
  const change = useChangeValue();
  const lost = isSending ? [] : findLostPicks(crew, candidates, picks);
  const unnamed = lost.filter(({ key }) => !removedPicks.some((each) => each.key === key));
  if (unnamed.length > 0) setRemovedPicks([...removedPicks, ...unnamed]);
  const lostKeys = lost.map(({ key }) => key).join(' ');
  useEffect(() => {
    for (const key of lostKeys.split(' '))
      if (key !== '') change(crewField(`picks.${toPickKey(toEmployeeId(key))}`), undefined);
  }, [lostKeys, change]);
  return { removedPicks, forget: () => setRemovedPicks([]) };
}

function findLostPicks(crew: Crew, candidates: readonly Candidate[], picks: Picks): RemovedPick[] {
  return Object.entries(picks).flatMap(([key, pick]) => {
    const candidate = candidates.find(({ employee_id }) => employee_id === toEmployeeId(key));
    const obstacle = findObstacle(candidate, pick, crew.slots);
    return obstacle ? [{ key, obstacle, name: candidate ? fullName(candidate) : crewTexts.someone }] : [];
  });
}
