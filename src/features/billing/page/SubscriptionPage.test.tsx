import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { inSpanish } from '../../../../tests/kit/texts/spanish';
import { until } from '../../../../tests/kit/until';

const [dana, priya, luis] = ['dana', 'priya', 'luis'].map((name) => `${name}@coppermesa.example`);
/** Finds elements by text: queries by role and name are slow on a page this large. */
const findAround = async (words: string | RegExp, heading: string, closest: string) => {
  const found = (await screen.findByText(words, { selector: heading })).closest<HTMLElement>(closest);
  if (!found) throw new Error(`Nothing around ${words}`);
  return within(found);
};
const findPart = (name: string) => findAround(name, 'section > h2', 'section');
const findPlan = (name: string) => findAround(name, 'h3', 'li');
const findDialog = (name: string) => findAround(name, 'h2', '[role]');
const pressable = { selector: 'button, button *, a, a *' };

function open(options: RenderOptions = {}) {
  const app = renderApp({
    as: dana ?? '',
    path: '/company/settings/subscription',
    scenario: 'empty',
    shell: false,
    ...options,
  });
  const press = async (name: string | RegExp, scope: Pick<typeof screen, 'findByText'> = screen) => {
    const words = await scope.findByText(name, pressable);
    await app.user.click(words.closest('button, a') ?? words);
  };
  const paste = async (label: string | RegExp, text: string) => {
    await app.user.click(await screen.findByLabelText(label, { selector: 'input' }));
    await app.user.paste(text);
  };
  const fillCard = async (number: string) => {
    await paste(/Name on the card/, 'Dana Whitfield');
    await paste(/Card number/, number);
    await paste(/Expires/, '829');
    await paste(/Security code/, '123');
  };
  return { ...app, press, paste, fillCard };
}

/** Copper Mesa is on the middle plan. */
function chooseGrowth(app: ReturnType<typeof open>) {
  app.world.tables.subscription.update(1, {
    plan_id: 2,
    limits: { branches: 3, members: 60, orders: null, offers: null },
  });
}

describe('the subscription page', () => {
  it('shows the plan, its usage, all plans, and the invoices', async () => {
    const app = open();
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

  it('downloads an invoice', async () => {
    const app = open();
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:invoice';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await app.user.click(await screen.findByLabelText('Download invoice 2026-00006'));
    vi.restoreAllMocks();
    expect(names).toEqual(['crewboard-invoice-2026-00006.pdf']);
    const text = await blobs[0]?.text();
    expect(text).toMatch(/^%PDF-1\.4/);
    for (const line of ['Invoice 2026-00006', 'Total: $299.00', '1200 E Washington St']) expect(text).toContain(line);
  });

  it('follows changes in another tab', async () => {
    const app = open();
    await findPart('Your plan');
    app.world.change(() => {
      const subscription = app.world.tables.subscription.update(1, { cancel_at_period_end: true });
      app.world.announce({ type: 'subscriptionChanged', subscription });
    });
    expect(await screen.findByText(/^Your subscription ends on/)).toBeVisible();
  });

  it('shows what could not be loaded, and the rest of the page', async () => {
    const app = open({ faults: 'getSubscription:500,getPlans:500' });
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
    open({ as: priya ?? '' });
    expect(await screen.findByText(/Only the company owner can change the subscription/)).toBeVisible();
    await findPlan('Growth');
    for (const name of [/Cancel subscription/, /Change to/, /card/, /address/]) {
      expect(screen.queryByText(name, pressable)).toBeNull();
    }
  });

  it('a manager sees who to ask', async () => {
    open({ as: luis ?? '' });
    const main = within(await screen.findByRole('main'));
    // A toast says it too, for five seconds.
    expect(await main.findByText(/You don't have permission to do this/)).toBeVisible();
  });

  it('a helper has their own plan', async () => {
    const app = open({ as: 'marcus@helpers.example', path: '/helper/settings/subscription' });
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

describe('changing the plan', () => {
  it('shows the cost now and later, and upgrades right away', async () => {
    const app = open();
    chooseGrowth(app);
    await app.press('Upgrade to Fleet');
    const question = await findDialog('Switch to Fleet?');
    expect(await question.findByText('Fleet starts now.')).toBeVisible();
    expect(question.getByText('Unused credit')).toBeVisible();
    const pay = question.getByRole('button', { name: /^Pay \$/ });
    await app.user.dblClick(pay);
    await until(async () => expect((await findPart('Your plan')).getByText('Fleet')).toBeVisible());
    await until(() => expect(shownToasts()).toContain('You’re now on Fleet'));
    expect(app.world.tables.invoice.count('subscription', 1)).toBe(7);
  });

  it('is blocked by usage over the smaller plan’s limits', async () => {
    const app = open();
    await app.press('Switch to Starter');
    const question = await findDialog('Switch to Starter?');
    expect(await question.findByText('You have 3 branches. This plan includes 1.')).toBeVisible();
    expect(question.queryByText(/^Change to/, pressable)).toBeNull();
  });

  it('downgrades with the next period, and can be undone', async () => {
    const app = open();
    app.world.tables.employee
      .where(({ branch_id }) => branch_id > 1)
      .forEach(({ id }) => app.world.tables.employee.remove(id));
    await app.press('Switch to Growth');
    const question = await findDialog('Switch to Growth?');
    expect(await question.findByText(/^Nothing changes until/)).toBeVisible();
    await app.press('Switch to Growth', question);
    expect(await (await findPart('Your plan')).findByText(/^Growth, monthly starts on/)).toBeVisible();
    await app.press('Keep Fleet');
    await app.press('Stay on Fleet', await findDialog('Stay on Fleet?'));
    expect(await (await findPart('Your plan')).findByText(/^Renews on/)).toBeVisible();
  });

  it('shows a declined card, accepts another one and returns to the dialog', async () => {
    const app = open();
    chooseGrowth(app);
    const failing = { brand: 'Visa', last4: '0341', exp: '08/29', outcome: 'fails' } as const;
    app.world.tables.subscription.update(1, { card: failing });
    await app.press('Upgrade to Fleet');
    await app.press(/^Pay \$/);
    expect(await (await findDialog('Switch to Fleet?')).findByRole('alert')).toHaveTextContent(
      /^Your card was declined/,
    );
    await app.press('Change card', await findDialog('Switch to Fleet?'));
    await app.fillCard('5555555555554444');
    await app.press('Save card');
    expect(await (await findDialog('Switch to Fleet?')).findByText(/with Mastercard ending in 4444/)).toBeVisible();
  });
});

describe('the card', () => {
  it('is validated, then accepted or refused at its field, and only its last digits are shown', async () => {
    const app = open();
    await app.press('Change card');
    await app.press('Save card');
    expect(await screen.findByLabelText(/Card number/)).toHaveAccessibleDescription('Value is required');
    await app.fillCard('4111111111111111');
    await app.press('Save card');
    const number = await screen.findByLabelText(/Card number/);
    await until(() => expect(number).toHaveAccessibleDescription(/Only the listed test numbers work here/));
    expect(number).toHaveValue('4111 1111 1111 1111');
    expect(number).toHaveAttribute('autocomplete', 'cc-number');
    await app.user.clear(number);
    await app.paste(/Card number/, '5555555555554444');
    await app.press('Save card');
    expect(await (await findPart('Payment method')).findByText('Mastercard ending in 4444')).toBeVisible();
    expect(document.body.innerHTML).not.toContain('5555');
  });
});

it('the subscription is canceled with a reason, and resumed', async () => {
  const app = open();
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
  open({ path: '/company/settings/subscription?limit=branches&return=https%3A%2F%2Fevil.example' });
  expect(await screen.findByText('You’ve reached your branch limit')).toBeVisible();
  expect(screen.queryByText('Back to what you were doing')).toBeNull();
});

it('is in Spanish for a helper who reads Spanish', async () => {
  inSpanish();
  const { press } = open({ as: 'sofia@helpers.example', path: '/helper/settings/subscription' });
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
