/** Orders on a page of cards (spec section 9). */
export const CARDS_PER_PAGE = 5;

/** Formation states in the provider's filter format (spec section 4). */
export const notFormedStates = '1';
export const formedStates = '2,3,4';

/** Names of the lists of jobs of a branch that were deleted or canceled but can be restored. */
export const deletedJobs = (branchId: number) => `deleted jobs of ${branchId}`;
export const canceledJobs = (branchId: number) => `canceled jobs of ${branchId}`;
