import { codeLabels } from '#domain/orders/labels';
import { positionNames } from '#domain/people/positionNames';
import type { Locale } from '#generated/model';

/** Labels of the codes of a job, for helpers. */
export const jobLabels = {
  ...codeLabels.en,
  position: positionNames.en,
  rejectReason: { ...codeLabels.en.rejectReason, not_my_position: 'Not my position' },
  /** Beside a message that is not in the reader's language. */
  writtenIn: { en: 'In English', es: 'In Spanish' } satisfies Record<Locale, string>,
  /** Reasons that the provider itself gives. */
  systemReason: {
    expired: 'Expired before you replied',
    position_filled: 'Filled by someone else',
    order_cancelled: 'The job was canceled',
    order_deleted: 'The job was deleted',
    left_team: 'You left this company’s team',
  },
};
