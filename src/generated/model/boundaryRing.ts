/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * A closed ring of positions.
 * @minItems 4
 * @items.minItems 2
 * @items.maxItems 2
 */
export type BoundaryRing = number[][];
