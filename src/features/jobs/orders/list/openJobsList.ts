/** Name of the open jobs of a branch where hidden entries are counted. */
export const openJobsList = (branchId: number) => `open jobs of ${branchId}`;
