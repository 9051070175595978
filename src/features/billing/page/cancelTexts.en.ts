import type { CancelSubscriptionRequestReason } from '../../../generated/model';

type Reason = { value: CancelSubscriptionRequestReason; title: string };

const reasons: readonly Reason[] = [
  { value: 'too_expensive', title: 'It costs too much' },
  { value: 'missing_feature', title: 'Something we need is missing' },
  { value: 'less_work', title: 'There is less work' },
  { value: 'another_tool', title: 'We use another tool' },
  { value: 'closing', title: 'The company closes' },
  { value: 'other', title: 'Something else' },
];

export const cancelTexts = {
  title: (plan: string): string => `End ${plan}?`,
  text: (day: string): string =>
    `Everything works until ${day}. After that nothing new can be added; jobs you have go on, and nothing is deleted.`,
  textHelper: (day: string): string => `Everything works until ${day}. After that you have the free plan.`,
  reason: 'Why do you leave?',
  reasons,
  comment: 'Anything else we should know',
  keep: 'Keep subscription',
  action: 'End subscription',
  done: (day: string): string => `Your subscription ends on ${day}`,
};
