import type { Json, JsonObject } from '../../../tools/generator/contract';

/** Every schema of a text, at any depth. */
export function textsIn(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const isText = value.type === 'string' || (Array.isArray(value.type) && value.type.includes('string'));
  return [...(isText ? [value] : []), ...Object.values(value).flatMap(textsIn)];
}
