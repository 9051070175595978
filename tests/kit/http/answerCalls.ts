import { onTestFinished } from 'vitest';
import { hostInNode } from '../../../mocks/hosts/node';
import { createWorld } from '../../../mocks/provider/createWorld';
import { createStoppedClock } from '../../../mocks/provider/time/clock';
import { testMoment } from '../world';

/**
 * Answers every call to `/api` with a function until the test ends, for answers that no world gives. Returns the
 * received requests.
 */
export function answerCalls(answer: (request: Request) => Response | Promise<Response>): Request[] {
  const requests: Request[] = [];
  const host = hostInNode({
    ...createWorld({ scenario: 'empty', clock: createStoppedClock(testMoment) }),
    fetch: async (request) => {
      requests.push(request.clone());
      return answer(request);
    },
  });
  host.start();
  onTestFinished(host.stop);
  return requests;
}
