import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { setLanguage } from '#platform/language/current';
import { OtpInput } from '#platform/ui/inputs/OtpInput';
import { UiProvider } from '#platform/ui/UiProvider';
import { until } from '../../../tests/kit/until';
import { providerOrigin } from '../../hosts/bridge/intercept';
import { createWorldLink, type WorldLink } from '../../hosts/bridge/worldLink';
import { servePort } from '../../hosts/port';
import { createWorldHost } from '../../hosts/worldHost';
import { InboxDock } from './demoSlots';
import { createInbox } from './inbox';

const dana = 'dana@coppermesa.example';
const luis = 'luis@coppermesa.example';

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

it('receives every message immediately, in every tab, newest first', async () => {
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

it('is in the language of the person', async () => {
  const { world } = await browser();
  render(
    <UiProvider>
      <InboxDock inbox={createInbox(Promise.resolve(world), localStorage)} />
    </UiProvider>,
  );
  onTestFinished(() => setLanguage('en'));
  await act(async () => setLanguage('es'));
  await userEvent.click(await screen.findByRole('button', { name: /Buzón de la demo/ }));
  expect(await screen.findByText(/^Aún no hay mensajes/)).toBeVisible();
});

function CodePage({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState('12');
  return <OtpInput aria-label="Code" value={value} onChange={setValue} onComplete={onComplete} />;
}
