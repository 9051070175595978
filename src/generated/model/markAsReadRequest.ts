/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { MarkManyAsRead } from './markManyAsRead';
import type { MarkOneAsRead } from './markOneAsRead';

/**
 * One activity, or several.
 */
export type MarkAsReadRequest = MarkOneAsRead | MarkManyAsRead;
