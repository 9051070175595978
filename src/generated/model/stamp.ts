/** Identifies this version of the contract. */
export const contractStamp = 'a21990b57085c85a';
