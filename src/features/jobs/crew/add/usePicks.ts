import { useEffect, useMemo, useRef } from 'react';
import type { Candidate, CrewSlot, PositionCode } from '#generated/model';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { getOfferedRate, type OfferedRates } from '../model/pay';
import { crewField, findOpenPosition, type PickedPerson, type Picks, readPicks, toPickKey } from '../model/picks';

/** Keeps its identity, so that unchanged rows do not render again. */
export type PickActions = {
  /** Picks a candidate for the position that fits best. */
  pick: (candidate: Candidate, reason?: string) => void;
  unpick: (employeeId: number) => void;
  /** Changes the position and sets its offered rate. */
  move: (candidate: Candidate, position: PositionCode) => void;
};

/** The picked candidates. The enclosing form keeps them, so that drafts include them. */
export function usePicks(
  slots: readonly CrewSlot[],
  offeredRates: OfferedRates | null,
): { picks: Picks; actions: PickActions } {
  const picks = readPicks(useFormValue(crewField('picks')));
  const change = useChangeValue();
  const latest = useRef({ slots, offeredRates, picks });
  useEffect(() => {
    latest.current = { slots, offeredRates, picks };
  }, [slots, offeredRates, picks]);
  const actions = useMemo((): PickActions => {
    const set = (employeeId: number, pick: PickedPerson | undefined) =>
      change(crewField(`picks.${toPickKey(employeeId)}`), pick);
    return {
      pick: ({ employee_id, positions, hourly_rate }, reason) => {
        const now = latest.current;
        const position = findOpenPosition(positions, now.slots, now.picks);
        if (position === undefined) return;
        const rate = getOfferedRate(now.offeredRates, position, hourly_rate);
        set(employee_id, { position, rate, ...(reason !== undefined && { reason }) });
      },
      unpick: (employeeId) => set(employeeId, undefined),
      move: ({ employee_id, hourly_rate }, position) => {
        const now = latest.current;
        const before = now.picks[toPickKey(employee_id)];
        if (before)
          set(employee_id, { ...before, position, rate: getOfferedRate(now.offeredRates, position, hourly_rate) });
      },
    };
  }, [change]);
  return { picks, actions };
}
