import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shownToasts } from '../../../../tests/kit/app/renderApp';
import {
  chooseGrowth,
  findDialog,
  findPart,
  openSubscription,
  pressable,
} from '../../../../tests/kit/screens/subscriptionScreen';
import { until } from '../../../../tests/kit/until';

describe('changing the plan', () => {
  it('shows the cost now and later, and upgrades right away', async () => {
    const app = openSubscription();
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
    const app = openSubscription();
    await app.press('Switch to Starter');
    const question = await findDialog('Switch to Starter?');
    expect(await question.findByText('You have 3 branches. This plan includes 1.')).toBeVisible();
    expect(question.queryByText(/^Change to/, pressable)).toBeNull();
  });

  it('downgrades with the next period, and can be undone', async () => {
    const app = openSubscription();
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
    const app = openSubscription();
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
    const app = openSubscription();
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
