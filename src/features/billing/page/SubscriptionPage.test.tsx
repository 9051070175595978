import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { people } from '../../../../tests/kit/operations';
import { readPdfText } from '../../../../tests/kit/pdfText';
import {
  findDialog,
  findPart,
  findPlan,
  openSubscription,
  pressable,
} from '../../../../tests/kit/screens/subscriptionScreen';
import { inSpanish } from '../../../../tests/kit/texts/spanish';
import { until } from '../../../../tests/kit/until';

describe('the subscription page', () => {
  it('shows the plan, its usage, all plans, and the invoices', async () => {
    const app = openSubscription();
    const own = await findPart('Your plan');
    for (const text of ['Fleet', 'Active', '$299.00/mo', 'Paid with Visa ending in 4242']) {
      expect(own.getByText(text)).toBeVisible();
    }
    const used = await findPart('Usage');
    expect(used.getByText('3 of 10')).toBeVisible();
    expect((await findPlan('Starter')).getByText('1 branch')).toBeVisible();
    expect((await findPlan('Growth')).getByText('$129')).toBeVisible();
    await app.press('Yearly (save 20%)');
    expect((await findPlan('Growth')).getByText('$1,238.40 billed yearly')).toBeVisible();
    await app.press('Edit address');
    await app.user.clear(await screen.findByLabelText(/Street address/));
    await app.paste(/Street address/, '7 Canyon Rd');
    await app.press('Save address');
    expect(await (await findPart('Billing address')).findByText('7 Canyon Rd')).toBeVisible();
    const rows = (await findPart('Invoices')).getAllByRole('row');
    expect(rows).toHaveLength(7);
    expect(rows[4]).toHaveTextContent('Payment failed');
  });

  it('counts the days of a trial down while it is open', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const { subscription } = hosted.world.tables;
    const trial = { status: 'trialing', trial_ends_at: '2026-11-24T20:00:00Z', card: null } as const;
    for (const { id } of subscription.all()) subscription.update(id, trial);
    const app = openSubscription({ hosted });
    expect(await screen.findByText('3 days of your free trial left')).toBeVisible();
    await app.waitForSecondLoad();
    hosted.world.clock.advance(86_400_000);
    vi.setSystemTime(hosted.world.clock.now());
    expect(await screen.findByText('2 days of your free trial left', {}, { timeout: 3000 })).toBeVisible();
  });

  it('downloads an invoice', async () => {
    const app = openSubscription();
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:invoice';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
      const [path] = call;
      const isFont = typeof path === 'string' && path.endsWith('.ttf');
      return isFont ? Promise.resolve(new Response(readFileSync(`.${path}`))) : fetch(...call);
    });
    await app.user.click(await screen.findByLabelText('Download invoice 2026-00006'));
    await until(() => expect(names).toEqual(['crewboard-invoice-2026-00006.pdf']));
    vi.restoreAllMocks();
    const lines = readPdfText(new Uint8Array((await blobs[0]?.arrayBuffer()) ?? []));
    for (const line of ['Invoice 2026-00006', 'Total: $299.00', '1200 E Washington St']) expect(lines).toContain(line);
  });

  it('follows changes in another tab', async () => {
    const app = openSubscription();
    await findPart('Your plan');
    app.world.change(() => {
      const subscription = app.world.tables.subscription.update(1, { cancel_at_period_end: true });
      app.world.announce({ type: 'subscriptionChanged', subscription });
    });
    expect(await screen.findByText(/^Your subscription ends on/)).toBeVisible();
  });

  it('shows what could not be loaded, and the rest of the page', async () => {
    const app = openSubscription({ faults: 'getSubscription:500,getPlans:500' });
    expect(await screen.findByText('The subscription couldn’t be loaded. Nothing was changed.')).toBeVisible();
    await app.waitForSecondLoad();
    app.world.faults.set([{ operation: 'getPlans', kind: 'status', status: 500 }]);
    await app.press('Try again');
    expect(await screen.findByText('The plans couldn’t be loaded. Your subscription is shown above.')).toBeVisible();
    expect((await findPart('Your plan')).getByText('Fleet')).toBeVisible();
    app.world.faults.set([]);
    await app.press('Try again');
    expect((await findPlan('Starter')).getByText('$49')).toBeVisible();
  });
});

describe('permissions', () => {
  it('the office can only read, and sees why', async () => {
    openSubscription({ as: people.priya ?? '' });
    expect(await screen.findByText(/Only the company owner can change the subscription/)).toBeVisible();
    await findPlan('Growth');
    for (const name of [/Cancel subscription/, /Change to/, /card/, /address/]) {
      expect(screen.queryByText(name, pressable)).toBeNull();
    }
  });

  it('a manager reads the plan and changes nothing', async () => {
    openSubscription({ as: people.luis ?? '' });
    await findPart('Usage');
    expect(screen.queryByRole('button', { name: /^(Switch|Upgrade|Cancel)/ })).toBeNull();
  });

  it('a helper has their own plan', async () => {
    const app = openSubscription({ as: 'marcus@helpers.example', path: '/helper/settings/subscription' });
    expect((await findPart('Your plan')).getByText('Helper Free')).toBeVisible();
    expect((await findPart('Usage')).getByText('Service areas')).toBeVisible();
    expect(screen.getByText('No invoices yet. Your first one comes with your first payment.')).toBeVisible();
    await app.press('Upgrade to Helper Pro');
    await app.press('Add a card', await findDialog('Switch to Helper Pro?'));
    await app.fillCard('4242424242424242');
    await app.press('Save card');
    await app.press('Pay $9.00');
    await until(async () => expect((await findPart('Your plan')).getByText('Helper Pro')).toBeVisible());
  });
});

it('the subscription is canceled with a reason, and resumed', async () => {
  const app = openSubscription();
  await app.press('Cancel subscription');
  const question = await findDialog('Cancel Fleet?');
  expect(question.getByText(/You keep full access until/)).toBeVisible();
  await app.user.click(question.getByLabelText('Less work'));
  await app.press('Cancel subscription', question);
  expect(await (await findPart('Your plan')).findByText(/^Ends on/)).toBeVisible();
  expect(app.world.tables.subscription.require(1).cancel_reason).toBe('less_work');
  await app.press('Keep subscription');
  expect(await (await findPart('Your plan')).findByText(/^Renews on/)).toBeVisible();
});

it('a user who reached a limit sees which one, and is linked back only to pages of the app', async () => {
  openSubscription({ path: '/company/settings/subscription?limit=branches&return=https%3A%2F%2Fevil.example' });
  expect(await screen.findByText('You’ve reached your branch limit')).toBeVisible();
  expect(screen.queryByText('Back to what you were doing')).toBeNull();
});

it('is in Spanish for a helper who reads Spanish', async () => {
  inSpanish();
  const { press } = openSubscription({ as: 'sofia@helpers.example', path: '/helper/settings/subscription' });
  await findPart('Su plan');
  const pro = await findPlan('Helper Pro');
  expect(pro.getByText('Para todo el trabajo que quiera')).toBeVisible();
  expect(pro.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '15 zonas',
    'Trabajos aceptados al mes sin límite',
    'Ofertas 15 minutos antes',
    'Calendario en otras apps',
    'Recibos de pago',
  ]);
  await press('Pasar a Helper Pro', pro);
  const dialog = await findDialog('¿Cambiar a Helper Pro?');
  expect(await dialog.findByText(/^Helper Pro empieza ahora/)).toBeVisible();
});

it('lists the invoices of a helper in their language', async () => {
  inSpanish();
  openSubscription({
    as: 'sofia@helpers.example',
    path: '/helper/settings/subscription',
    scenario: 'standard',
  });
  const rows = (await findPart('Facturas')).getAllByRole('row');
  expect(rows.at(-1)).toHaveTextContent('Helper Pro, facturación mensual');
});
