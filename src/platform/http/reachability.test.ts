import { beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../tests/kit/http/answerCalls';
import { testClient } from '../../../tests/kit/http/testClient';

const onReachable = vi.fn<() => void>();
const answer = vi.fn<() => Response>();
const client = testClient({ onReachable });
const call = () => client.request({ url: '/x' }).catch(() => undefined);

beforeEach(() => {
  onReachable.mockReset();
  answer.mockReset();
  answerCalls(() => answer());
});

it.each([
  ['no answer', () => Response.error()],
  ['a 503', () => Response.json({ message: 'Maintenance' }, { status: 503 })],
])('a provider that was away (%s) is noticed to be back with its first answer, and only then', async (_, away) => {
  answer.mockReturnValueOnce(Response.json(1)).mockImplementationOnce(away).mockImplementationOnce(away);
  answer.mockReturnValueOnce(Response.json({ message: 'No' }, { status: 422 })).mockReturnValueOnce(Response.json(1));
  for (const times of [0, 0, 0, 1, 1]) {
    await call();
    expect(onReachable).toHaveBeenCalledTimes(times);
  }
});
