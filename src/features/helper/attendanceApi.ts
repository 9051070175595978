import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AttendanceName, attendanceSteps } from '#domain/orders/attendance';
import {
  checkIn,
  checkOut,
  getGetHelperInvitationQueryKey,
  reportOnMyWay,
  reportRunningLate,
} from '#generated/endpoints/invitations/invitations';
import type { HelperInvitation, HelperInvitationDetail, LateMinutes } from '#generated/model';
import type { DevicePosition } from '#platform/lib/device/devicePosition';
import type { OfflineMutations } from '#platform/offline/offlineMutations';
import { useUndoable } from '#platform/offline/undoables';
import { type ListedChange, useOfflineMutation, useOfflineMutations } from '#platform/offline/useOfflineMutation';
import { invalidateHelper } from './api';

const calls = { on_my_way: reportOnMyWay, checked_in: checkIn, checked_out: checkOut };

type Report = Partial<DevicePosition> & { invitationId: number; at: string };

/** When a step was reported, and where. The report is stored immediately and sent when the device has answered. */
export type StepFacts = { at: Date; position?: Promise<DevicePosition | undefined> };

/** The steps of a day wait for the network: they are reported in basements and elevators. */
export function defineAttendance(waiting: OfflineMutations): void {
  for (const step of attendanceSteps) {
    waiting.define<Report, HelperInvitation>(step, {
      send: ({ invitationId, ...report }, how) => calls[step](invitationId, report, how),
      onSent: (invitation, _, queryClient) => showSent(queryClient, invitation),
      onSettled: (_, queryClient) => void invalidateHelper(queryClient),
    });
  }
}

/** Shows the answer immediately, so that a step that was sent is not offered again while the lists are loaded. */
function showSent(queryClient: QueryClient, invitation: HelperInvitation): void {
  queryClient.setQueryData<HelperInvitationDetail>(
    getGetHelperInvitationQueryKey(invitation.id),
    (known) => known && { invitation, detail: known.detail },
  );
}

/** Reports a step of a day of the job. `text` names what the helper did. */
export function useReportStep(invitationId: number, day: string) {
  const report = {
    on_my_way: useOfflineMutation('on_my_way'),
    checked_in: useOfflineMutation('checked_in'),
  };
  const done = useUndoable('done-days');
  return (step: AttendanceName, { at, position }: StepFacts, text: string) => {
    const sent = { invitationId, at: at.toISOString() } satisfies Report;
    const about = getSubject(invitationId, day);
    if (step !== 'checked_out') return report[step](sent, { text, about }, position);
    // The last step of the day: a slip of the finger can be taken back until it is sent.
    return done.start({
      key: invitationId,
      message: text,
      about,
      call: step,
      sent,
      touches: [`/invitations/${invitationId}`],
    });
  };
}

/** Announces a delay, in minutes after the end of the arrival window. */
export function useReportRunningLate(invitationId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (minutes: LateMinutes) => reportRunningLate(invitationId, { minutes }),
    onSuccess: (invitation) => showSent(queryClient, invitation),
    onSettled: () => invalidateHelper(queryClient),
  });
}

/** The steps of a day of this job that wait to be sent. */
export function useOfflineSteps(invitationId: number, day: string): readonly ListedChange[] {
  return useOfflineMutations().filter(
    ({ about, refusal }) => about === getSubject(invitationId, day) && refusal === undefined,
  );
}

function getSubject(invitationId: number, day: string): string {
  return `invitation-${invitationId} ${day}`;
}
