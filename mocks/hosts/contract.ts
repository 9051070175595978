import { z } from 'zod';
import { type Operation, operations } from '../generated/operations';

/** The schema of a documented answer as JSON, or null. */
export function showContract(operation: string, status: number): string | null {
  const found = Object.entries<Operation>(operations).find(([id]) => id === operation);
  const schema = found?.[1].answers[status];
  return schema ? JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), null, 2) : null;
}
