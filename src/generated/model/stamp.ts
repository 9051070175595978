/** Identifies this version of the contract. */
export const contractStamp = '9e7eacd2f89a8143';
