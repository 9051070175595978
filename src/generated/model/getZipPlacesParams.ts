/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Zip } from './zip';

export type GetZipPlacesParams = {
/**
 * Five digits.
 */
zip: Zip;
};
