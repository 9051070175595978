/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ToolCategory } from './toolCategory';

/**
 * A tool a job may need.
 */
export interface Tool {
  /** @minimum 1 */
  id: number;
  title: string;
  /** @nullable */
  category: ToolCategory;
  icon: string;
}
