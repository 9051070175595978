import { events } from '../../mocks/generated/operations';
import { addFinding, type Log } from './findings';
import { findProblems } from './problems';
import type { Listener, Pushed } from './socket';

/** Checks what an action pushed: that it came, on its channel, with the payload of the contract. */
export async function checkEvents(log: Log, listener: Listener, expected: readonly (readonly [string, string])[]) {
  for (const [event, channel] of expected) {
    if (await listener.hasCome(event, channel)) continue;
    // The specification has this event alone; without the others screens are only slower.
    if (event !== 'notification-created') log.notOffered.add(`event ${event}`);
    else addFinding(log, { operation: event, status: 0, check: 'event', pointer: '', problem: 'did not arrive' });
  }
  for (const push of listener.received) if (!push.event.startsWith('pusher')) checkPush(log, push);
}

function checkPush(log: Log, { event, channel, data }: Pushed): void {
  const known = Object.entries(events).find(([name]) => name === event)?.[1];
  if (!known) return void log.extras.add('an event that the contract does not have');
  const finding = { operation: event, status: 0, check: 'event' } as const;
  const pattern = channel.replace(/\d+$/, '{id}');
  if (!known.channels.some((name) => name === pattern))
    addFinding(log, { ...finding, pointer: '', problem: 'on a channel that is not its own' });
  for (const { pointer, problem, isExtra } of findProblems(known.schema, data)) {
    if (isExtra) log.extras.add(`${event} ${pointer}`);
    else addFinding(log, { ...finding, pointer, problem });
  }
}
