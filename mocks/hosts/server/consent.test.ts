// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Served, serveTestWorld } from '../../../tests/kit/http/servedWorld';

let served: Served;

beforeEach(async () => {
  served = await serveTestWorld();
});

afterEach(async () => {
  await served.close();
  expect(served.broken).toEqual([]);
});

describe('the consent page', () => {
  it.each([
    ['http://app.example', 200],
    ['http://localhost:5173', 200],
    ['http://127.0.0.1:4173', 200],
    ['http://localhost.evil.example', 400],
    ['http://app.example.evil.example', 400],
    ['https://app.example', 400],
  ])('returns to an app of this machine or a known one: %s is %i', async (origin, status) => {
    const redirect = encodeURIComponent(`${origin}/authorization-google`);
    expect((await fetch(served.at(`/consent?redirect=${redirect}`))).status).toBe(status);
  });
});
