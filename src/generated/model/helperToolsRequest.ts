/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface HelperToolsRequest {
  /**
     * @maxItems 50
     * @items.minimum 1
     */
  tool_ids: number[];
}
