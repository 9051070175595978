// @vitest-environment node
import { expect, it, onTestFinished, vi } from 'vitest';
import { createGeolocation } from '../../../../tests/kit/app/geolocation';
import { POSITION_WAIT_MS, readDevicePosition } from './devicePosition';

it.each([
  ['a position', { lat: 33.426_123_4, lng: -111.940_077 }, { lat: 33.4261, lng: -111.9401 }],
  ['a refusal', 'refused', 'refused'],
  ['no signal', 'no signal', 'unavailable'],
] as const)('reads %s', async (_what, answer, expected) => {
  expect(await readDevicePosition(createGeolocation(answer))).toEqual(expected);
});

it('does without a device that has none', async () => {
  expect(await readDevicePosition({})).toBe('unavailable');
});

it('does not wait longer for a person who does not answer the question', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const position = readDevicePosition(createGeolocation('never'));
  await vi.advanceTimersByTimeAsync(POSITION_WAIT_MS);
  expect(await position).toBe('unavailable');
});
