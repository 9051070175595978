/** Identifies this version of the contract. */
export const contractStamp = 'c4e3ae42919c6674';
