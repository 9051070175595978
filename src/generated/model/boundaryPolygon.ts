/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BoundaryRing } from './boundaryRing';

export interface BoundaryPolygon {
  type: 'Polygon';
  /** @minItems 1 */
  coordinates: BoundaryRing[];
}
