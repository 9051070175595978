import { jobInText, jobTitle } from '../orders';
import { counted } from '#platform/lib/text';

export const actionTexts = {
  more: (number: string) => `More for ${jobInText(number)}`,
  addCrew: 'Add crew',
  buildCrew: 'Build crew',
  editCrew: 'Edit crew',
  outsource: 'Outsource open slots',
  edit: 'Edit',
  duplicate: 'Duplicate',
  sameCustomer: 'This customer’s jobs',
  crewSheet: 'Crew sheet',
  callOrReplace: 'Call or replace',
  complete: 'Complete',
  completeLater: 'Complete (after start)',
  cancelJob: 'Cancel job…',
  deleteJob: 'Delete…',
  bookAgain: 'Book again',
  calendarFile: 'Add to calendar',
  deleteTitle: (number: string) => `Delete ${jobInText(number)}?`,
  /** `invited`: how many people were ever invited; undefined while it is not known. */
  deleteText: (customer: string, invited: number | undefined) =>
    [
      customer === '' ? 'It will be deleted.' : `${customer}’s job will be deleted.`,
      invited !== undefined && formatInvited(invited),
    ]
      .filter(Boolean)
      .join(' '),
  deleteAction: 'Delete job',
  keep: 'Keep job',
  deleted: (number: string) => `${jobTitle(number)} deleted`,
  cancelTitle: (number: string) => `Cancel ${jobInText(number)}?`,
  cancelAction: 'Cancel job',
  canceled: (number: string) => `${jobTitle(number)} canceled`,
  canceledBeforeNotice: (number: string) => `${jobTitle(number)} canceled. The crew isn’t notified yet.`,
  reason: 'Reason',
  comment: 'Comment',
  commentHint: 'For the office and the job history',
  notify: 'Notify crew',
  notifyOn: 'Notified once you can no longer undo',
  notifyOff: 'Not notified',
  showUpPay: 'Show-up pay',
  showUpPayHint: (hours: number) => `Starts in under 24 hours; ${hours} hours suggested.`,
  noPay: 'None',
  payHours: (hours: number) => `${hours}\u00a0hr for everyone who accepted`,
  payCost: (money: string) => `${money} total`,
  affectsNoOne: 'No accepted or open invitations. The job moves to History.',
  affected: (accepted: number, waiting: number) =>
    [
      accepted > 0 && `${counted(accepted, { one: 'person', other: 'people' })} who accepted will be released`,
      waiting > 0 && `${counted(waiting, { one: 'open invitation', other: 'open invitations' })} will be withdrawn`,
    ]
      .filter(Boolean)
      .join(', '),
  affectedEnd: (sentence: string) => `${sentence}. The job moves to History.`,
  crewUnknown: 'The crew couldn’t be loaded. Everyone on it will be released, and the job moves to History.',
  who: 'Who’s affected',
  person: (name: string, position: string) => [name, position].filter(Boolean).join(', '),
};

function formatInvited(invited: number): string {
  if (invited === 0) return 'No one was invited.';
  return `${counted(invited, { one: 'person was', other: 'people were' })} invited; no one is on the job now.`;
}
