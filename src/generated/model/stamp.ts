/** Identifies this version of the contract. */
export const contractStamp = '91ef7b85bdd48718';
