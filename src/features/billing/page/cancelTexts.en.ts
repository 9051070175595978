import type { CancelSubscriptionRequestReason } from '../../../generated/model';

const reasons: Record<CancelSubscriptionRequestReason, string> = {
  too_expensive: 'It costs too much',
  missing_feature: 'Something we need is missing',
  less_work: 'There is less work',
  another_tool: 'We use another tool',
  closing: 'The company closes',
  other: 'Something else',
};

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
