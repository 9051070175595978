import { counted } from '#platform/lib/text';

const application = { one: 'application', other: 'applications' };

export const partTexts = {
  closesIn: (span: string) => `Closes in ${span}`,
  closing: 'Closing now',
  needs: (needs: readonly string[]) => needs.join(', '),
  needRate: (need: string, rate: string) => `${need} at ${rate}`,
  filled: (accepted: number, needed: number) => `${accepted} of ${needed} filled`,
  more: (offer: string) => `More for ${offer}`,
  actions: { edit: 'Edit offer…', close: 'Close offer…', repeat: 'Publish again…', delete: 'Delete…' },
  job: (number: string) => `Job ${number}`,
  jobDeleted: 'Job deleted',

  editTitle: 'Edit offer',
  save: 'Save changes',
  rate: 'Hourly rate',
  rateOf: (position: string) => `Hourly rate, ${position}`,
  rateUnit: '/hr',
  lastDay: 'Apply by, day',
  lastTime: 'Apply by, time',
  deadlinePast: 'Choose a time in the future',
  audienceHint: 'People who applied still see the offer. Others you no longer include don’t.',
  radius: 'Radius',
  radiusUnit: 'mi',
  inSteps: 'Notify in stages',
  allAtOnce: 'Everyone at the same time',
  apart: (minutes: number) => `${counted(minutes, { one: 'minute', other: 'minutes' })} apart`,
  message: 'Message to helpers',
  messageHint: 'Everyone who sees the offer can read it.',
  autoAccept: 'Accept automatically',
  autoAcceptHint: 'The first people who apply and can work, up to this number. 0 means you choose.',
  autoAcceptUnit: 'people',
  atMost: (count: number) => `The offer needs only ${count}`,
  saved: 'Offer saved',
  staleField: 'Someone else changed the same fields while you were editing. Save again to replace their changes.',

  closeTitle: 'Close this offer?',
  closeText: (waiting: number, accepted: number) =>
    [
      'No one else can apply.',
      waiting > 0 && `${counted(waiting, application)} will be canceled, and the applicants are notified.`,
      accepted > 0 &&
        `${counted(accepted, { one: 'accepted person stays', other: 'accepted people stay' })} on the crew.`,
    ]
      .filter(Boolean)
      .join(' '),
  closeAction: 'Close offer',
  keep: 'Keep offer',
  closed: 'Offer closed',

  deleteTitle: 'Delete this offer?',
  deleteText: (applied: number) =>
    applied > 0
      ? `The offer and ${counted(applied, application)} will be deleted.`
      : 'The offer will be deleted. No one has applied.',
  deleteAction: 'Delete offer',
  deleted: 'Offer deleted',

  repeatTitle: 'Publish this offer again?',
  repeatText: 'A new offer with the same terms, for the slots that are still open.',
  audience: 'Notify',
  repeatAction: 'Publish',
  repeated: 'Offer published',
};
