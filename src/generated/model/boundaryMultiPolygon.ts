/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BoundaryRing } from './boundaryRing';

export interface BoundaryMultiPolygon {
  type: 'MultiPolygon';
  /**
     * @minItems 1
     * @items.minItems 1
     */
  coordinates: BoundaryRing[][];
}
