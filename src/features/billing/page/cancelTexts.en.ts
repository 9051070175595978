import type { CancelSubscriptionRequestReason } from '#generated/model';

const reasons: Record<CancelSubscriptionRequestReason, string> = {
  too_expensive: 'Too expensive',
  missing_feature: 'Missing a feature we need',
  less_work: 'Less work',
  another_tool: 'Switching to another tool',
  closing: 'Closing the business',
  other: 'Other',
};

export const cancelTexts = {
  title: (plan: string): string => `Cancel ${plan}?`,
  text: (day: string): string =>
    `You keep full access until ${day}. After that you can’t add anything new. Existing jobs continue, and nothing is deleted.`,
  textHelper: (day: string): string => `You keep full access until ${day}. After that you’re on the free plan.`,
  reason: 'Why are you canceling?',
  reasons,
  comment: 'Anything else we should know?',
  keep: 'Keep subscription',
  action: 'Cancel subscription',
  done: (day: string): string => `Your subscription ends on ${day}`,
};
