import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { isToast } from '#platform/ui/messages/messageRules';
import { dismiss, readMessages } from '#platform/ui/messages/messageStore';
import { renderApp, desktop } from '../../kit/app/renderApp';
import { hostWorld } from '../../kit/hostedWorld';
import { people } from '../../kit/operations';
import { plainSpaces } from '../../kit/texts/spaces';
import { until } from '../../kit/until';
import { putProxyBefore, readInputs } from './proxy';
import { writes } from './writes';

/*
 * Every form and button that changes something, while a proxy answers instead of the provider: 200 and HTML, nothing,
 * half of an answer, or something else. Then an answer is lost on its way, and the repeated call gets it.
 */

const faults = {
  'a page of HTML': '<!doctype html><title>Sign in to the network</title>',
  nothing: '',
  'half of it': '{"data":{"id":7,"na',
  'something else': '{"status":"ok"}',
};

it.each(writes)(
  '$site says no more than it knows',
  async ({ call, open, fill, send, done, closesForm = false, ...options }) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const hosted = hostWorld({ scenario: 'empty' });
    const path = await open(hosted);
    const app = renderApp({ as: people.dana, shell: false, width: desktop, ...options, hosted, path });
    app.excuse(/\[crewboard\]/);
    await fill?.(hosted);
    await until(() => expect(app.queryClient.isFetching() + app.queryClient.isMutating()).toBe(0));
    const proxy = putProxyBefore(hosted, call);
    for (const [name, body] of Object.entries(faults)) {
      proxy.answer(body);
      const answered = proxy.countAnswered();
      await send(hosted);
      await until(() => expect(proxy.countAnswered()).toBeGreaterThan(answered));
      await until(() =>
        expect([name, readScreen()]).toEqual([name, expect.stringMatching(/don’t know if this went through/)]),
      );
      await until(() => expect(app.queryClient.isMutating()).toBe(0));
      expect([name, readScreen()]).toEqual([name, expect.not.stringMatching(done)]);
      expect(readScreen()).not.toMatch(/undefined|NaN|Invalid Date/);
      expect(readScreen()).not.toMatch(/was not (?:accepted|declined|canceled|saved|sent|added)|No one was invited/);
      expect(readMessages().filter((each) => isToast(each) && each.toast.intent === 'success')).toEqual([]);
      expect(closesForm ? proxy.readSent() : readInputs()).toEqual(expect.arrayContaining([...proxy.readSent()]));
      act(() => readMessages().forEach(({ key }) => dismiss(key)));
    }
    proxy.loseNext();
    await send(hosted);
    await until(() => expect(readScreen()).toMatch(done));
  },
);

/** All texts on the page, in order, messages included. */
const readScreen = () => plainSpaces(document.body.textContent);
