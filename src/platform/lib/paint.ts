/** Milliseconds; a page that goes to the background paints nothing. */
const patience = 100;

/**
 * Resolves when the frame with what the document holds now is painted. The display shows it a moment later
 * (`untilDisplayed`).
 */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    // The callback runs before the frame is painted, the timer after it.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patience);
  });
}

/** Milliseconds after which the frame counts as displayed on a page whose frames are slow, or that has none. */
const displayPatience = 500;

/** Milliseconds that the browser may need to draw a painted frame. */
const drawing = 50;

/** Resolves when what the document holds now is on the display, for what would compete with that. */
export function untilDisplayed(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, drawing));
    setTimeout(resolve, displayPatience);
  });
}
