/** Identifies this version of the contract. */
export const contractStamp = 'a8427b93975f1994';
