import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readAnnouncement } from '#platform/ui/feedback/announcements';
import { focusWhenThere } from '#platform/ui/focus/focusable';
import { showToast } from '#platform/ui/messages/toasts';
import { desktop, renderApp, shownToasts } from '../../../tests/kit/app/renderApp';
import { address } from '../../../tests/kit/app/startApp';
import { until } from '../../../tests/kit/until';

const dana = 'dana@coppermesa.example';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openJobs() {
  const app = renderApp({ as: dana, scenario: 'empty', path: '/company/job/not-formed', width: desktop });
  await heading('Not formed');
  return app;
}

describe('after a change of page', () => {
  it('the focus is on its heading, which is announced once', async () => {
    const app = await openJobs();
    expect(document.body).toHaveFocus();
    const before = readAnnouncement().turn;
    await app.user.click(screen.getByRole('link', { name: 'Activity' }));
    const title = await heading('Activity');
    await until(() => expect(title).toHaveFocus());
    expect(title.tabIndex).toBe(-1);
    expect(readAnnouncement().turn - before).toBeLessThanOrEqual(1);
  });

  it('by Back the focus is on the heading too, and the page is where it was', async () => {
    const app = await openJobs();
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(scroll);
    scroll({ top: 640 });
    await app.user.click(await screen.findByRole('link', { name: /^Formed/ }));
    await until(async () => expect(await heading('Formed')).toHaveFocus());
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 });
    act(() => history.back());
    await until(async () => expect(await heading('Not formed')).toHaveFocus());
    expect(window.scrollY).toBe(640);
    scroll({ top: 0 });
  });

  it('the focus stays in a field that was pressed before the page was there', async () => {
    await openJobs();
    const field = await screen.findByRole('combobox', { name: /^Search/ });
    act(() => {
      screen.getByRole('link', { name: 'Activity' }).click();
      fireEvent.pointerDown(field);
      field.focus();
    });
    await heading('Activity');
    expect(field).toHaveFocus();
  });

  it('the focus stays on the message that F8 went to before the page was there', async () => {
    await openJobs();
    act(() => showToast({ message: 'The day is full', intent: 'info' }));
    const close = await screen.findByRole('button', { name: /^Close/ });
    act(() => {
      screen.getByRole('link', { name: 'Activity' }).click();
      fireEvent.keyDown(document.body, { key: 'F8' });
    });
    await heading('Activity');
    expect(close).toHaveFocus();
  });

  it('a field that was pressed before the address changed does not keep the focus', async () => {
    const app = await openJobs();
    const field = await screen.findByRole('combobox', { name: /^Search/ });
    await app.user.click(field);
    act(() => screen.getByRole('link', { name: 'Activity' }).click());
    const title = await heading('Activity');
    await until(() => expect(title).toHaveFocus());
  });

  it('nothing waits for a heading once the app is closed', async () => {
    const app = await openJobs();
    act(() => focusWhenThere(() => document.querySelector<HTMLElement>('h2') ?? undefined));
    app.unmount();
    const late = document.body.appendChild(document.createElement('h2'));
    await Promise.resolve();
    expect(late).not.toHaveFocus();
    late.remove();
  });

  it('errors of the page that was left are gone', async () => {
    const app = await openJobs();
    act(() => showToast({ message: 'The day is full', intent: 'danger' }));
    await app.user.click(await screen.findByRole('link', { name: /^Formed/ }));
    await heading('Formed');
    await until(() => expect(shownToasts()).toEqual([]));
  });
});

it('a change of the query alone leaves the focus where it is', async () => {
  const app = renderApp({ as: dana, scenario: 'empty', path: '/company/team/requested' });
  const tab = await screen.findByRole('tab', { name: /^Declined/ });
  await app.user.click(tab);
  await until(() => expect(address()).toContain('answer=rejected'));
  await until(() => expect(app.queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('tab', { name: /^Declined/ })).toHaveFocus();
});

function scroll(options?: ScrollToOptions | number): void {
  const top = typeof options === 'object' ? (options.top ?? 0) : 0;
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
