/** Identifies this version of the contract. */
export const contractStamp = '68209b80f971a931';
