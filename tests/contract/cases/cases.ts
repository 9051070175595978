import type { World } from '../../../mocks/world';
import type { Answer } from '../../kit/world';

/** Makes one call of an operation in a new world. */
export type Case = (world: World) => Promise<Answer>;
/** Cases by status. */
export type Cases = Partial<Record<number, Case>>;
