/** Identifies this version of the contract. */
export const contractStamp = '3b2171350c2db64b';
