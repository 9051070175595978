/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * Something people move, as large as it usually is.
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
