/** A frame in its own pixels and the factor that it is shown at. */
type Fitted = { width: number; height: number; scale: number };

/** Sizes of the frames, in pixels. `share` is the desktop's part of the width, in percent. */
export type Fit = { desktop: Fitted; phone: Fitted; share: number };

/** The narrowest window with a desktop layout and space for the office's tables. */
const desktopWidth = 1280;
const phone = { width: 390, shortest: 667, tallest: 844 };
/** Border of the phone around its screen, on each side. */
export const bezel = 8;
export const dividerWidth = 20;
/** Least and largest part of the desktop, in percent; `readable` is the least that is not chosen by hand. */
export const shares = { least: 30, readable: 55, largest: 88 } as const;

type Size = { width: number; height: number; phones: number; share: number | null };

/**
 * Fits a desktop and phones side by side. Without a chosen share the phones get the width they need at full height, as
 * long as the desktop stays readable. Both are scaled down, never up.
 */
export function fitStage({ width, height, phones, share }: Size): Fit {
  const free = Math.max(1, width - dividerWidth * phones);
  const tall = clamp(height - 2 * bezel, phone.shortest, phone.tallest);
  const byHeight = Math.min(1, height / (tall + 2 * bezel));
  const outer = phone.width + 2 * bezel;
  const wanted = Math.max(shares.readable, 100 * (1 - (phones * outer * byHeight) / free));
  const part = clamp(share ?? wanted, shares.least, shares.largest);
  const left = (free * part) / 100;
  const phoneScale = Math.min(byHeight, (free - left) / (phones * outer));
  const desktopScale = Math.min(1, left / desktopWidth);
  return {
    desktop: {
      width: Math.round(left / desktopScale),
      height: Math.round(height / desktopScale),
      scale: desktopScale,
    },
    phone: {
      width: phone.width,
      height: Math.round(clamp(height / phoneScale - 2 * bezel, phone.shortest, phone.tallest)),
      scale: phoneScale,
    },
    share: Math.round(part),
  };
}

function clamp(value: number, least: number, largest: number): number {
  return Math.min(largest, Math.max(least, value));
}
