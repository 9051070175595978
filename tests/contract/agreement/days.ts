import { dayMs, toIso } from '../../../mocks/provider/time/clock';
import type { World } from '../../../mocks/provider/world';

/** A day relative to the world's. */
export const toDay = ({ clock }: World, offset: number): string =>
  toIso(clock.now().getTime() + offset * dayMs).slice(0, 10);
