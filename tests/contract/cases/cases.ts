import type { World } from '../../../mocks/world';
import type { Answer } from '../../kit/world';

/** Plays one call of an operation in a fresh world. */
export type Case = (world: World) => Promise<Answer>;
/** Cases by status. */
export type Cases = Partial<Record<number, Case>>;
