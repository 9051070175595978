import { counted } from '../../../../platform/lib/text';

export const actionTexts = {
  more: (number: string) => `More for job ${number}`,
  addTeam: 'Add team',
  editTeam: 'Edit team',
  edit: 'Edit',
  duplicate: 'Duplicate',
  sameCustomer: 'Jobs of this customer',
  crewSheet: 'Crew sheet',
  complete: 'Complete',
  completeLater: 'Complete (once it has started)',
  cancelJob: 'Cancel job…',
  deleteJob: 'Delete…',
  bookAgain: 'Book again',
  calendarFile: 'Add to calendar',
  deleteTitle: (number: string) => `Delete job ${number}?`,
  /** `invited`: how many people were ever invited; undefined while it is not known. */
  deleteText: (customer: string, invited: number | undefined) =>
    [`The job of ${customer} will be deleted.`, invited !== undefined && formatInvited(invited)]
      .filter(Boolean)
      .join(' '),
  deleteAction: 'Delete job',
  keep: 'Keep job',
  deleted: (number: string) => `Job ${number} deleted`,
  cancelTitle: (number: string) => `Cancel job ${number}?`,
  cancelAction: 'Cancel job',
  cancelled: (number: string) => `Job ${number} canceled`,
  cancelledBeforeNotice: (number: string) => `Job ${number} canceled. The crew isn’t notified yet.`,
  reason: 'Reason',
  comment: 'Comment',
  commentHint: 'For the office and the history',
  notify: 'Tell the crew',
  notifyOn: 'Notified once you can no longer undo',
  notifyOff: 'Not notified',
  showUpPay: 'Show-up pay',
  showUpPayHint: (hours: number) => `Less than 24\u00a0h before the start: ${hours}\u00a0h are proposed.`,
  noPay: 'None',
  payHours: (hours: number) => `${hours}\u00a0h for everybody who accepted`,
  payCost: (money: string) => `${money} in all`,
  hitsNobody: 'Nobody has accepted or been asked. The job moves to the history.',
  hits: (accepted: number, waiting: number) =>
    [
      accepted > 0 && `${counted(accepted, { one: 'person', other: 'people' })} who accepted will lose this job`,
      waiting > 0 && `${counted(waiting, { one: 'open invitation', other: 'open invitations' })} will be taken back`,
    ]
      .filter(Boolean)
      .join(', '),
  hitsEnd: (sentence: string) => `${sentence}. The job moves to the history.`,
  crewUnknown: 'The crew could not be loaded. Everybody on it loses this job, which moves to the history.',
  who: 'Who it hits',
  person: (name: string, position: string) => `${name}, ${position}`,
};

function formatInvited(invited: number): string {
  if (invited === 0) return 'No one was invited.';
  return `${counted(invited, { one: 'person was', other: 'people were' })} invited; no one is on the job now.`;
}
