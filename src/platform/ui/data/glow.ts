import styles from './glow.module.css';

/**
 * What has changed by itself glows once, and once more with each further `turn`; 0 for what has not. Two names for one
 * animation, for a browser begins one anew only under another name.
 */
export function glowOf(turn: number): string | undefined {
  if (turn === 0) return undefined;
  return turn % 2 === 1 ? styles.once : styles.again;
}
