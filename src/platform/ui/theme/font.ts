import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const shown = Promise.withResolvers<void>();

/** Resolves when the app's font is shown. Until then, and where it cannot be loaded, texts are in the fallback. */
export const fontIsShown = shown.promise;

/**
 * Loads the font of the app, and shows it when it is there. A rule in a stylesheet would load it as soon as the first
 * screen is laid out, beside what that screen still needs.
 */
export async function showFont(): Promise<void> {
  const font = new FontFace('Inter Variable', `url(${interUrl}) format('woff2-variations')`, {
    weight: '100 900',
    unicodeRange: latin,
  });
  try {
    document.fonts.add(await font.load());
    shown.resolve();
  } catch {
    // The fallback has its metrics.
  }
}
