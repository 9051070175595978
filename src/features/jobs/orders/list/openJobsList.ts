/** Names of the lists of a branch where hidden entries are counted: deleted or canceled jobs that can be restored. */
export const notFormedList = (branchId: number) => `not formed jobs of ${branchId}`;
export const formedList = (branchId: number) => `formed jobs of ${branchId}`;
