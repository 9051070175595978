/** Identifies this version of the contract. */
export const contractStamp = 'db780b950a934c50';
