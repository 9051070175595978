/** Identifies this version of the contract. */
export const contractStamp = 'cd3bc3dca75b464b';
