/** Identifies this version of the contract. */
export const contractStamp = '1b895ae97a446973';
