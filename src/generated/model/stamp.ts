/** Identifies this version of the contract. */
export const contractStamp = '42c8666164b947ec';
