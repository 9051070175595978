/** Reads a stored or passed on record; what is no record has no fields. */
export function readJson(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return { ...Object(stored) } as Record<string, unknown>;
  } catch {
    return {};
  }
}
