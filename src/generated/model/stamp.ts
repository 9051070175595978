/** Identifies this version of the contract. */
export const contractStamp = 'f26e2daad3524719';
