/** Name of the open requests of a branch where hidden entries are counted. */
export const requestsList = (branchId: number) => `requests of ${branchId}`;
