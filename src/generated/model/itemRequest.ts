/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * An item to move.
 */
export interface ItemRequest {
  /**
     * Null for a typed one.
     * @minimum 1
     * @nullable
     */
  catalog_id?: number | null;
  /**
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * @minimum 1
     * @maximum 500
     */
  qty: number;
  /**
     * Of one.
     * @minimum 0
     * @maximum 500
     */
  cuft: number;
  /**
     * @minimum 0
     * @maximum 5000
     * @nullable
     */
  weight_lb?: number | null;
  /**
     * @maxLength 40
     * @nullable
     */
  room?: string | null;
  disassembly?: boolean;
  fragile?: boolean;
}
