/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { StateCode } from './stateCode';

export type GetServingAreasParams = {
/**
 * Part of the name.
 * @maxLength 60
 */
search?: string;
/**
 * Only areas of this state.
 */
state?: StateCode;
};
