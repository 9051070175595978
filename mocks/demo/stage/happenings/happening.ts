import { isRecord } from '#platform/lib/plainData';

/** An activity that a person has just received. */
export type Happening = { id: string; title: string; actor: string | null };

/** The activity in a frame of the Pusher protocol, or undefined when it carries none. */
export function readHappening(text: string): Happening | undefined {
  const frame = parse(text);
  if (!isRecord(frame) || frame['event'] !== 'notification-created') return undefined;
  const payload = parse(frame['data']);
  const activity = isRecord(payload) ? payload['notification'] : undefined;
  if (!isRecord(activity)) return undefined;
  const { id, title, actor } = activity;
  if (typeof id !== 'string' || typeof title !== 'string') return undefined;
  return { id, title, actor: isRecord(actor) && typeof actor['name'] === 'string' ? actor['name'] : null };
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
