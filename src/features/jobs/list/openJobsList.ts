/** Names of the lists of jobs of a branch that were deleted or canceled but can be restored. */
export const deletedJobs = (branchId: number) => `deleted jobs of ${branchId}`;
export const canceledJobs = (branchId: number) => `canceled jobs of ${branchId}`;
