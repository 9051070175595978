import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRepeatable } from './useRepeatable';

const keyOf = ({ headers }: { headers: { 'Idempotency-Key': string } }) => headers['Idempotency-Key'];
const logo = () => new File(['same'], 'logo.png', { type: 'image/png' });

it('the same values are the same call, others another', () => {
  const { result } = renderHook(useRepeatable);
  const [first, again] = [result.current({ name: 'Yuma' }), result.current({ name: 'Yuma' })];
  expect(keyOf(again)).toBe(keyOf(first));
  expect(keyOf(result.current({ name: 'Mesa' }))).not.toBe(keyOf(first));
});

it('another file is another call, though it is of the same kind and size', () => {
  const { result } = renderHook(useRepeatable);
  const [one, other] = [logo(), logo()];
  const first = keyOf(result.current({ avatar: one }));
  expect(keyOf(result.current({ avatar: one }))).toBe(first);
  expect(keyOf(result.current({ avatar: other }))).not.toBe(first);
});
