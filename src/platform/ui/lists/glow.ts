import styles from './glow.module.css';

/**
 * Class that highlights an item that changed on its own, once per `turn`; undefined for turn 0. Two names for one
 * animation, because a browser restarts an animation only under another name.
 */
export function getGlowClass(turn: number): string | undefined {
  if (turn === 0) return undefined;
  return turn % 2 === 1 ? styles.once : styles.again;
}
