import { lazy, type ReactNode, useState } from 'react';
import { type InviteCheck, loadInviteCandidate, useInviteChecks } from '../../crew';
import { can } from '#domain/people/rights';
import type { Candidate } from '#generated/model';
import { useUserType } from '#platform/session/useSession';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { showToast } from '#platform/ui/messages/toasts';
import type { CalendarJob } from '../model/calendarJob';
import { peopleTexts as texts } from '../texts';
import type { PersonWeek } from './personWeek';

const InviteCandidate = lazy(async () => ({ default: (await loadInviteCandidate()).InviteCandidate }));

/** The check of a person for the job that is being placed. `isAllowed`: a drop on them opens the invitation. */
export type Place = { check: InviteCheck | undefined; isAllowed: boolean; text: string };

export type Placing = ReturnType<typeof usePlacing>;

/** Places an open job on a person: shows how everyone fits while it is dragged, then opens the invitation. */
export function usePlacing(branchId: number) {
  const [item, setItem] = useState<CalendarJob>();
  const [likely, setLikely] = useState<number>();
  const [chosen, setChosen] = useState<{ item: CalendarJob; candidate: Candidate }>();
  const canOverride = can(useUserType(), 'overrideConflict');
  const checks = useInviteChecks(item?.order_id ?? likely);
  const getPlace = ({ employeeId }: PersonWeek): Place => {
    if (employeeId === undefined) return { check: undefined, isAllowed: false, text: texts.notOnTeam };
    const check = checks.check(employeeId);
    if (!check) return { check, isAllowed: false, text: checks.failed ? texts.notChecked : texts.checking };
    const isAllowed = check.problem === undefined || (check.problem === 'busy' && canOverride);
    return { check, isAllowed, text: check.text };
  };
  const drop = (person: PersonWeek) => {
    if (!item) return;
    const { check, isAllowed, text } = getPlace(person);
    if (isAllowed && check?.candidate) setChosen({ item, candidate: check.candidate });
    else
      showToast({
        message: texts.refused(person.name, item.number, text),
        intent: 'warning',
        about: `order-${item.order_id}`,
      });
  };
  const dialog: ReactNode = chosen && (
    <LazyBoundary key={`${chosen.item.order_id}-${chosen.candidate.employee_id}`} failure="toast">
      <InviteCandidate
        branchId={branchId}
        job={chosen.item}
        candidate={chosen.candidate}
        onClose={() => setChosen(undefined)}
      />
    </LazyBoundary>
  );
  return {
    item,
    dialog,
    getPlace,
    drop,
    start: setItem,
    end: () => setItem(undefined),
    /** Loads how people fit a job that is about to be dragged. */
    prepare: setLikely,
  };
}
