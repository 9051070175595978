import { useEffect, useMemo, useRef } from 'react';
import type { Candidate, CrewSlot, PositionCode } from '../../../../generated/model';
import { useChangeValue, useFormValue } from '../../../../platform/forms/formValues';
import { crewField, offeredRate, type Choice, type Offer, pickKey, type Picks, placeForPick } from '../picks';

/** Stays the same for good: rows that nothing happens to are not rendered again. */
export type PickActions = {
  /** Picks somebody for the place that suits best. */
  pick: (candidate: Candidate, reason?: string) => void;
  takeOff: (employeeId: number) => void;
  /** Another place, at what is offered for it. */
  move: (candidate: Candidate, position: PositionCode) => void;
};

/** Who is picked, kept by the form around like everything else that is typed on this screen. */
export function usePicks(slots: readonly CrewSlot[], offers: Offer): { picks: Picks; actions: PickActions } {
  const picks = picksOf(useFormValue(crewField('picks')));
  const change = useChangeValue();
  const latest = useRef({ slots, offers, picks });
  useEffect(() => {
    latest.current = { slots, offers, picks };
  }, [slots, offers, picks]);
  const actions = useMemo((): PickActions => {
    const put = (employeeId: number, choice: Choice | undefined) =>
      change(crewField(`picks.${pickKey(employeeId)}`), choice);
    return {
      pick: ({ employee_id, positions, hourly_rate }, reason) => {
        const now = latest.current;
        const position = placeForPick(positions, now.slots, now.picks);
        if (position === undefined) return;
        const rate = offeredRate(now.offers, position, hourly_rate);
        put(employee_id, { position, rate, ...(reason !== undefined && { reason }) });
      },
      takeOff: (employeeId) => put(employeeId, undefined),
      move: ({ employee_id, hourly_rate }, position) => {
        const now = latest.current;
        const before = now.picks[pickKey(employee_id)];
        if (before) put(employee_id, { ...before, position, rate: offeredRate(now.offers, position, hourly_rate) });
      },
    };
  }, [change]);
  return { picks, actions };
}

/** The form keeps no empty object, and a draft may be of another day. */
export function picksOf(value: unknown): Picks {
  return isPicks(value) ? value : none;
}

const none: Picks = {};

function isPicks(value: unknown): value is Picks {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each: unknown) => typeof each === 'object' && each !== null && 'position' in each)
  );
}
