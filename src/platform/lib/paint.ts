/** Milliseconds; a page that goes to the background paints nothing. */
const patience = 100;

/** Resolves when what the document holds now is on screen. */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    // The callback runs before the frame is painted, the timer after it.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patience);
  });
}
