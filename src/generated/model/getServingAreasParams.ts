/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { StateCode } from './stateCode';

export type GetServingAreasParams = {
/**
 * Words of the name, with or without the state, such as `tempe, az`.
 * @maxLength 60
 */
search?: string;
/**
 * Only areas of this state.
 */
state?: StateCode;
};
