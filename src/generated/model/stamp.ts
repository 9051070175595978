/** Identifies this version of the contract. */
export const contractStamp = 'b39824b2aac6b904';
