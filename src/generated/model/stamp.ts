/** Identifies this version of the contract. */
export const contractStamp = 'e43647999a2e80cf';
