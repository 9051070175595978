import type { Window as HappyWindow } from 'happy-dom';

declare const happyDOM: HappyWindow['happyDOM'];

/** Sets the window's width in pixels, as a person who resizes it; returns the function that restores it. */
export function setWidth(width: number): () => void {
  const before = window.innerWidth;
  happyDOM.setViewport({ width });
  return () => happyDOM.setViewport({ width: before });
}

/** The same for the height of the window. */
export function setHeight(height: number): () => void {
  const before = window.innerHeight;
  happyDOM.setViewport({ height });
  return () => happyDOM.setViewport({ height: before });
}
