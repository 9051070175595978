/** Days whose open slots are counted as the next ones. */
export const soonDays = 7;
