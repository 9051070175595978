/** Overlays are imported statically. Left for `app/mount.tsx` until it no longer calls this. */
export const prepareOverlays = (): Promise<void> => Promise.resolve();
