/** Identifies this version of the contract. */
export const contractStamp = 'a8fa7fef08ef08e9';
