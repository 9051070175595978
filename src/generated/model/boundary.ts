/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { BoundaryMultiPolygon } from './boundaryMultiPolygon';
import type { BoundaryPolygon } from './boundaryPolygon';

/**
 * A GeoJSON geometry, longitude before latitude.
 */
export type Boundary = BoundaryPolygon | BoundaryMultiPolygon;
