/** A client's frame. `data` is already parsed when it came as a JSON text. */
export type ClientFrame = { event: string; channel: string | undefined; data: unknown };

/** Undefined for anything that is not a JSON object with an event name. */
export function readFrame(text: string): ClientFrame | undefined {
  const frame = parsed(text);
  const event = textAt(frame, 'event');
  if (event === undefined) return undefined;
  const data = fieldAt(frame, 'data');
  return { event, channel: textAt(frame, 'channel'), data: typeof data === 'string' ? (parsed(data) ?? data) : data };
}

/** Events carry their data as a JSON text inside the JSON frame. */
export const eventFrame = (event: string, dataText: string, channel?: string): string =>
  JSON.stringify({ event, ...(channel !== undefined && { channel }), data: dataText });

/** Only errors carry a plain object. `code` is null for mistakes without a number in the protocol. */
export const errorFrame = (error: { code: number | null; message: string }): string =>
  JSON.stringify({ event: 'pusher:error', data: error });

/** The parsed JSON, or undefined. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function fieldAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

export function textAt(value: unknown, name: string): string | undefined {
  const field = fieldAt(value, name);
  return typeof field === 'string' ? field : undefined;
}
