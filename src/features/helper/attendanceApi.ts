import type { QueryClient } from '@tanstack/react-query';
import { type AttendanceName, attendanceSteps } from '../../domain/attendance';
import { checkIn, checkOut, reportOnMyWay } from '../../generated/endpoints/invitations/invitations';
import type { HelperInvitation } from '../../generated/model';
import type { WaitingChanges } from '../../platform/offline/waitingChanges';
import { type ListedChange, useWaitingChange, useWaitingChanges } from '../../platform/offline/useWaitingChange';
import { serverDate } from '../../platform/lib/time/serverClock';
import { invalidateHelper } from './api';

const calls = { on_my_way: reportOnMyWay, checked_in: checkIn, checked_out: checkOut };

type Report = { invitationId: number; at: string };

/** The steps of a day wait for the network: they are reported in basements and elevators. */
export function defineAttendance(waiting: WaitingChanges): void {
  for (const step of attendanceSteps) {
    waiting.define<Report, HelperInvitation>(step, {
      send: ({ invitationId, at }, keyed) => calls[step](invitationId, { at }, keyed),
      onSent: (_, __, queryClient: QueryClient) => void invalidateHelper(queryClient),
    });
  }
}

/** Reports a step with the time of the tap. `text` says what the helper did. */
export function useReportStep(invitationId: number): (step: AttendanceName, text: string) => void {
  const report = {
    on_my_way: useWaitingChange('on_my_way'),
    checked_in: useWaitingChange('checked_in'),
    checked_out: useWaitingChange('checked_out'),
  };
  return (step, text) => {
    report[step]({ invitationId, at: serverDate().toISOString() }, { text, about: getSubject(invitationId) });
  };
}

/** The steps of this job that wait to be sent. */
export function useWaitingSteps(invitationId: number): readonly ListedChange[] {
  return useWaitingChanges().filter(
    ({ about, refusal }) => about === getSubject(invitationId) && refusal === undefined,
  );
}

function getSubject(invitationId: number): string {
  return `invitation-${invitationId}`;
}
