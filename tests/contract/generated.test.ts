import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorAnswer, events, operations } from '../../mocks/generated/operations';
import { deref, readContract } from '../../tools/generator/contract';

const root = join(import.meta.dirname, '../..');
const contract = readContract(root);
const user = getExample('User');
const activity = getExample('Activity');
const envelope = { message: '', errors: null, success: true };

describe('the table of operations', () => {
  test('has every operation and every event of the contract', () => {
    const named = Object.values(contract.schemas).flatMap((schema) => schema['x-event'] ?? []);
    expect(Object.keys(operations)).toEqual(contract.operations.map((operation) => operation.id));
    expect(Object.keys(events)).toEqual(named);
  });

  test('refuses an answer with an undeclared field at any depth', () => {
    const schema = operations.getMe.answers[200];
    expect(schema.safeParse({ ...envelope, data: { user } }).success).toBe(true);
    expect(schema.safeParse({ ...envelope, data: { user }, took: 3 }).success).toBe(false);
    expect(schema.safeParse({ ...envelope, data: { user: { ...user, is_admin: true } } }).success).toBe(false);
  });

  test('refuses a success that says false and an instant that is not UTC', () => {
    const schema = operations.getMe.answers[200];
    const local = { ...user, created_at: '2026-01-12T09:55:00-07:00' };
    expect(schema.safeParse({ ...envelope, success: false, data: { user } }).success).toBe(false);
    expect(schema.safeParse({ ...envelope, data: { user: local } }).success).toBe(false);
  });

  test('accepts errors by field and the four members with a meaning, nothing else', () => {
    const body = { data: null, message: 'No', success: false };
    expect(errorAnswer.safeParse({ ...body, errors: { 'addresses.0.zip': ['Value is required'] } }).success).toBe(true);
    expect(errorAnswer.safeParse({ ...body, errors: { code: 'otp_locked', retry_after: 60 } }).success).toBe(true);
    expect(errorAnswer.safeParse({ ...body, errors: { email: 'Value is required' } }).success).toBe(false);
    expect(errorAnswer.safeParse({ ...body, errors: { code: 'whatever' } }).success).toBe(false);
    expect(errorAnswer.safeParse({ ...body, errors: {}, exception: 'x' }).success).toBe(false);
  });

  test('reads path and query values from text, and passes requests with unknown fields', () => {
    const { params, query } = operations.getNotifications.request;
    expect(params.parse({ branchId: '0' })).toEqual({ branchId: 0 });
    expect(query.parse({ page: '2', type: 'unread' })).toEqual({ page: 2, type: 'unread' });
    expect(query.safeParse({ page: 'two' }).success).toBe(false);
    const login = { email: 'dana@coppermesa.example', password: 'x', remember: true };
    expect(operations.login.request.body.schema.safeParse(login).success).toBe(true);
  });

  test('says how to read the parts of a form', () => {
    const { contentType, form } = operations.createBranch.request.body;
    expect(contentType).toBe('multipart/form-data');
    expect(form).toMatchObject({ avatar: 'file', name: 'text', 'serving_area_ids[]': 'number[]', lat: 'number' });
  });

  test('takes one activity or several as read, and nothing else', () => {
    const { schema } = operations.markAsRead.request.body;
    expect(schema.safeParse({ notification_id: activity.id }).success).toBe(true);
    expect(schema.safeParse({ ids: [activity.id] }).success).toBe(true);
    expect(schema.safeParse({ ids: [] }).success).toBe(false);
    expect(schema.safeParse({}).success).toBe(false);
  });
});

test('a pushed payload is checked like an answer', () => {
  const { schema, channels } = events['notification-created'];
  expect(channels).toEqual(['private-App.Models.User.{id}']);
  expect(schema.safeParse({ notification: activity, unread_count: 1, branch_id: 1, unread_total: 4 }).success).toBe(
    true,
  );
  expect(schema.safeParse({ notification: activity, unread_count: -1 }).success).toBe(false);
  expect(schema.safeParse({ notification: { ...activity, secret: 1 }, unread_count: 1 }).success).toBe(false);
});

function getExample(name: string) {
  const { examples } = deref(contract, { $ref: `#/components/schemas/${name}` });
  return deref(contract, Array.isArray(examples) ? examples[0] : undefined);
}
