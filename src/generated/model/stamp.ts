/** Identifies this version of the contract. */
export const contractStamp = 'ad9840563f32c0de';
