/** Identifies this version of the contract. */
export const contractStamp = '889ccb8481df365f';
