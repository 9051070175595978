// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attachmentLimits, orderLimits, pictureLimits, rateLimits } from './limits';

const contract = join(import.meta.dirname, '../../contract/schemas');
const schema = (file: string) => readFileSync(join(contract, file), 'utf8');

test('limits of a job and its files are the ones of docs/product.md', () => {
  expect(orderLimits).toEqual({ crew: 12, invitationsPerPosition: 12, daysAhead: 365 });
  expect(attachmentLimits).toEqual({ count: 10, bytes: 10_485_760 });
  expect(pictureLimits).toEqual({ bytes: 5_242_880, pixels: 100 });
});

test('a rate is limited as in the contract', () => {
  const { min, max, step } = rateLimits;
  const limits = `minimum: ${min}, maximum: ${max}, multipleOf: ${step}`;
  expect(schema('account/sign-up.yaml')).toContain(limits);
  expect(schema('orders/invitation.yaml')).toContain(limits);
  expect(schema('team/employee-requests.yaml')).toContain(limits);
});
