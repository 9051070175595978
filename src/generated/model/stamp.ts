/** Identifies this version of the contract. */
export const contractStamp = '39630e9fed617d90';
