/** The font is loaded by font.css. Left for `app/mount.tsx` until it no longer calls this. */
export const showFont = (): Promise<void> => Promise.resolve();
