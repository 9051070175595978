/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface MarkManyAsRead {
  /**
     * @minItems 1
     * @maxItems 100
     */
  ids: string[];
}
