import { Refused } from '../http/refusal';

/** Runs a change of a simulated person. A refusal is the world's answer to them, not a bug in the fake: false. */
export function tryChange(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
