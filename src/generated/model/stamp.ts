/** Identifies this version of the contract. */
export const contractStamp = '93bd68552cab477c';
