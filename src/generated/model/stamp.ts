/** Identifies this version of the contract. */
export const contractStamp = '67dd28b3db320741';
