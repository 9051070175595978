/** Messages are imported statically. Left for `app/mount.tsx` until it no longer calls this. */
export const prepareMessages = (): Promise<void> => Promise.resolve();
