/** Milliseconds; a page in the background paints nothing. */
const patience = 100;

/** Resolves when what the document holds now is on screen. */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patience);
  });
}
