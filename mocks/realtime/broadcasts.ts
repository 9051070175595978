import type { World } from '../world';
import type { DomainEvent } from './domainEvents';

/** One frame on its way to a channel. */
export type Push = { channel: string; event: string; payload: unknown };

/** Writes the activities an event makes and returns the pushes to send once the change is kept. */
export function broadcast(_world: World, _event: DomainEvent): Push[] {
  return [];
}
