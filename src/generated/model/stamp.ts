/** Identifies this version of the contract. */
export const contractStamp = 'be13d23e0da35104';
