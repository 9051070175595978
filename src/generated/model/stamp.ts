/** Identifies this version of the contract. */
export const contractStamp = '7678539e6af70aa2';
