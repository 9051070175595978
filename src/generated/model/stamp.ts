/** Identifies this version of the contract. */
export const contractStamp = '974bcc45c572336f';
