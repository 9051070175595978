/** Identifies this version of the contract. */
export const contractStamp = 'c7aaa8451bf3fea8';
