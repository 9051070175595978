/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type PlanPreviewWhen = 'now' | 'period_end' | 'unchanged';