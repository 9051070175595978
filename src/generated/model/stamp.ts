/** Identifies this version of the contract. */
export const contractStamp = '53b2bedfb4aef1ac';
