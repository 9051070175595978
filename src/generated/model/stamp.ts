/** Identifies this version of the contract. */
export const contractStamp = 'cfc21ffeb2004c27';
