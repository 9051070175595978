import { useEffect, useMemo, useRef } from 'react';
import type { Candidate, CrewSlot, PositionCode } from '#generated/model';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { crewField, getOfferedRate, type Choice, type Offer, toPickKey, type Picks, findOpenPosition } from '../picks';

/** Keeps its identity, so that unchanged rows do not render again. */
export type PickActions = {
  /** Picks a candidate for the position that fits best. */
  pick: (candidate: Candidate, reason?: string) => void;
  takeOff: (employeeId: number) => void;
  /** Changes the position and sets its offered rate. */
  move: (candidate: Candidate, position: PositionCode) => void;
};

/** The picked candidates. The enclosing form keeps them, so that drafts include them. */
export function usePicks(slots: readonly CrewSlot[], offers: Offer): { picks: Picks; actions: PickActions } {
  const picks = toPicks(useFormValue(crewField('picks')));
  const change = useChangeValue();
  const latest = useRef({ slots, offers, picks });
  useEffect(() => {
    latest.current = { slots, offers, picks };
  }, [slots, offers, picks]);
  const actions = useMemo((): PickActions => {
    const put = (employeeId: number, choice: Choice | undefined) =>
      change(crewField(`picks.${toPickKey(employeeId)}`), choice);
    return {
      pick: ({ employee_id, positions, hourly_rate }, reason) => {
        const now = latest.current;
        const position = findOpenPosition(positions, now.slots, now.picks);
        if (position === undefined) return;
        const rate = getOfferedRate(now.offers, position, hourly_rate);
        put(employee_id, { position, rate, ...(reason !== undefined && { reason }) });
      },
      takeOff: (employeeId) => put(employeeId, undefined),
      move: ({ employee_id, hourly_rate }, position) => {
        const now = latest.current;
        const before = now.picks[toPickKey(employee_id)];
        if (before) put(employee_id, { ...before, position, rate: getOfferedRate(now.offers, position, hourly_rate) });
      },
    };
  }, [change]);
  return { picks, actions };
}

/** The form drops empty objects, and a draft may come from an older version. */
export function toPicks(value: unknown): Picks {
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
