import { useEffect, useState } from 'react';
import { fullName } from '../../../../platform/lib/text';
import type { Candidate, Crew } from '../../../../generated/model';
import { useChangeValue } from '../../../../platform/forms/formValues';
import { crewField, employeeOf, obstacleOf, pickKey, type Obstacle, type Picks } from '../picks';
import { crewTexts } from '../texts';

export type TakenOff = { key: string; name: string; obstacle: Obstacle };

/**
 * Takes off picks that can no longer be made because somebody was faster, and keeps the others; what was taken off is
 * told until the person has read it. Rests while the picks are being sent.
 */
export function usePicksInStep(crew: Crew, candidates: readonly Candidate[], picks: Picks, isSending: boolean) {
  const [takenOff, setTakenOff] = useState<readonly TakenOff[]>([]);
  const change = useChangeValue();
  const lost = isSending ? [] : lostPicks(crew, candidates, picks);
  const unnamed = lost.filter(({ key }) => !takenOff.some((each) => each.key === key));
  if (unnamed.length > 0) setTakenOff([...takenOff, ...unnamed]);
  const lostKeys = lost.map(({ key }) => key).join(' ');
  useEffect(() => {
    for (const key of lostKeys.split(' '))
      if (key !== '') change(crewField(`picks.${pickKey(employeeOf(key))}`), undefined);
  }, [lostKeys, change]);
  return { takenOff, forget: () => setTakenOff([]) };
}

function lostPicks(crew: Crew, candidates: readonly Candidate[], picks: Picks): TakenOff[] {
  return Object.entries(picks).flatMap(([key, pick]) => {
    const candidate = candidates.find(({ employee_id }) => employee_id === employeeOf(key));
    const obstacle = obstacleOf(candidate, pick, crew.slots);
    return obstacle ? [{ key, obstacle, name: candidate ? fullName(candidate) : crewTexts.somebody }] : [];
  });
}
