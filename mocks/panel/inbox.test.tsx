import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { until } from '../../tests/kit/until';
import { OtpInput } from '#platform/ui/inputs/OtpInput';
import { UiProvider } from '#platform/ui/UiProvider';
import { providerOrigin } from '../bridge/intercept';
import { createWorldLink, type WorldLink } from '../bridge/worldLink';
import { servePort } from '../hosts/server/port';
import { createWorldHost } from '../hosts/worldHost';
import { createInbox } from './inbox';
import { InboxDock } from './InboxDock';

const dana = 'dana@coppermesa.example';
const luis = 'luis@coppermesa.example';

beforeEach(() => {
  localStorage.clear();
});

/** A world hosted as in a browser, and pages connected to it. */
async function browser() {
  const host = createWorldHost();
  const page = () => {
    const { port1, port2 } = new MessageChannel();
    servePort(host, port2);
    const link = createWorldLink(port1, (problem) => expect.unreachable(problem));
    onTestFinished(() => [port1, port2].forEach((port) => port.close()));
    return link;
  };
  const world = page();
  await world.control('restart', { scenario: 'empty' });
  await world.control('setSimulation', { on: false });
  onTestFinished(async () => (await host.current()).close());
  return { page, world };
}

const requestCode = (world: WorldLink, email: string) =>
  world.fetch(
    new Request(`${providerOrigin}/api/auth-v2/reset-password/request-otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    }),
  );

it('receives every message at once, in every tab, newest first', async () => {
  const { page, world } = await browser();
  const [one, two] = [page(), page()].map((link) => createInbox(Promise.resolve(link), localStorage));
  await requestCode(world, dana);
  await requestCode(world, 'nobody@nowhere.example');
  await requestCode(world, luis);
  for (const inbox of [one, two]) {
    await until(() => expect(inbox?.state().messages.map(({ to }) => to)).toEqual([luis, dana]));
  }
  expect(one?.state().messages[0]).toMatchObject({ channel: 'email', to: luis });
  expect(one?.state().messages[0]?.code).toMatch(/^\d{6}$/);
});

it('counts new messages since it was last opened, and resets with the world', async () => {
  const { world } = await browser();
  const inbox = createInbox(Promise.resolve(world), localStorage);
  await requestCode(world, dana);
  await until(() => expect(inbox.state().fresh).toBe(1));
  inbox.markSeen();
  expect(inbox.state().fresh).toBe(0);
  await requestCode(world, luis);
  await until(() => expect(inbox.state()).toMatchObject({ fresh: 1, messages: { length: 2 } }));
  inbox.markSeen();
  await world.control('restart', { scenario: 'empty' });
  await until(() => expect(inbox.state().messages).toEqual([]));
  await requestCode(world, dana);
  await until(() => expect(inbox.state().fresh).toBe(1));
});

it('fills a code into the page that waits for it, and closes', async () => {
  const { world } = await browser();
  const user = userEvent.setup();
  const inbox = createInbox(Promise.resolve(world), localStorage);
  const onComplete = vi.fn();
  render(
    <UiProvider>
      <CodePage onComplete={onComplete} />
      <InboxDock inbox={inbox} />
    </UiProvider>,
  );
  await act(() => requestCode(world, dana));
  const code = await until(() => inbox.state().messages[0]?.code ?? expect.unreachable());
  await user.click(screen.getByRole('button', { name: /Demo inbox/ }));
  await user.click(await screen.findByRole('button', { name: `Fill in code ${code}` }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(onComplete).toHaveBeenCalledExactlyOnceWith(code));
  expect(screen.getByRole('textbox')).toHaveValue(code);
});

function CodePage({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState('12');
  return <OtpInput aria-label="Code" value={value} onChange={setValue} onComplete={onComplete} />;
}

it('shows the messages on demand, copies a code with one tap and says how many are new', async () => {
  const { world } = await browser();
  const user = userEvent.setup();
  const inbox = createInbox(Promise.resolve(world), localStorage);
  render(
    <UiProvider>
      <InboxDock inbox={inbox} />
    </UiProvider>,
  );
  await user.click(screen.getByRole('button', { name: /Demo inbox/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Demo inbox' });
  expect(within(drawer).getByText(/No messages yet/)).toBeVisible();

  await act(() => requestCode(world, dana));
  const code = await until(() => inbox.state().messages[0]?.code ?? expect.unreachable());
  expect(within(drawer).queryByRole('button', { name: /Fill in/ })).toBeNull();
  await user.click(await within(drawer).findByRole('button', { name: `Copy code ${code}` }));
  expect(await navigator.clipboard.readText()).toBe(code);
  expect(within(drawer).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(within(drawer).getByText(`To ${dana}`)).toBeVisible();
  await waitFor(() => expect(inbox.state().fresh).toBe(0));

  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => requestCode(world, luis));
  expect(await screen.findByRole('button', { name: /Demo inbox.*1 new/ })).toBeVisible();
});
