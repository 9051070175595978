import { dayMs, toIso } from '../../../mocks/time/times';
import type { World } from '../../../mocks/world';

/** A day relative to the world's. */
export const toDay = ({ clock }: World, offset: number): string =>
  toIso(clock.now().getTime() + offset * dayMs).slice(0, 10);
