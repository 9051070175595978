/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * An item people move, with its usual size.
 */
export interface CatalogItem {
  /** @minimum 1 */
  id: number;
  title: string;
  room: string;
  /**
     * Of one.
     * @minimum 0
     */
  cuft: number;
  /** Usually taken apart first. */
  disassembly: boolean;
}
