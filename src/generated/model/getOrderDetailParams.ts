/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type GetOrderDetailParams = {
/**
 * 1 adds the company.
 * @minimum 0
 * @maximum 1
 */
mover?: number;
/**
 * 1 adds the crew.
 * @minimum 0
 * @maximum 1
 */
moving_team?: number;
};
