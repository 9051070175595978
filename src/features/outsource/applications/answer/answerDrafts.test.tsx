import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type HostedWorld, hostWorld } from '../../../../../tests/kit/hostedWorld';
import { applied, hired, type Offered } from '../../../../../tests/kit/offers';
import { as } from '../../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../../tests/kit/orders';
import { shownToasts } from '../../../../../tests/kit/app/renderApp';
import { openApplications } from '../../../../../tests/kit/screens/applicationsScreen';
import { until } from '../../../../../tests/kit/until';
import { accept, crewIds } from '../../../../../tests/kit/crews';
import { PositionCode } from '#generated/model/codes';

const typed = 'Agreed on the phone';

type Opening = { prepare: (world: HostedWorld['world']) => Promise<Offered>; opener: string; query?: string };

/** Marcus applied, and accepted another job at that time. */
async function becameBusy(world: HostedWorld['world']): Promise<Offered> {
  const ids = await applied(world);
  const [invitation = 0] = await invite(world, await placeOrder(world), [crewIds.marcus, PositionCode.helper]);
  await accept(world, 'marcus@helpers.example', invitation);
  return ids;
}

const dialogs: Record<string, Opening> = {
  declines: { prepare: applied, opener: 'Decline Marcus Reed' },
  cancels: { prepare: hired, opener: 'Cancel Marcus Reed', query: '?show=accepted' },
  'accepts despite a conflict': { prepare: becameBusy, opener: 'Accept anyway: Marcus Reed' },
};

async function openDialog({ prepare, opener, query = '' }: Opening) {
  const hosted = hostWorld({ scenario: 'empty' });
  const ids = await prepare(hosted.world);
  const app = await openApplications(hosted, ids, { query });
  const open = async () => {
    await app.user.click(await screen.findByLabelText(opener));
    return within(await screen.findByRole('dialog'));
  };
  const dialog = await open();
  const field = dialog.getByRole('textbox');
  await app.user.type(field, typed);
  const countDrafts = () => app.drafts.count(`user:${app.store.getState().session.user?.id ?? 0}`);
  return { ...app, ...ids, dialog, open, countDrafts };
}

describe.each(Object.entries(dialogs))('a dialog that %s', (_, opening) => {
  it('keeps what was typed when it is closed', async () => {
    const { user, dialog, open } = await openDialog(opening);
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open();
    await user.click(await again.findByText('Restore'));
    expect(again.getByRole('textbox')).toHaveValue(typed);
  });
});

describe('a declined application', () => {
  async function decline(app: Awaited<ReturnType<typeof openDialog>>) {
    await app.user.selectOptions(app.dialog.getByLabelText('Reason'), 'Chose someone nearer');
    await app.user.click(app.dialog.getByRole('button', { name: 'Decline' }));
  }
  const openDecline = () => openDialog({ prepare: applied, opener: 'Decline Marcus Reed' });

  it('keeps what was typed if it could not be sent', async () => {
    const app = await openDecline();
    app.excuse(/./);
    app.world.faults.set([{ operation: 'rejectApplication', kind: 'network' }]);
    await decline(app);
    await until(() => expect(shownToasts()[0]).toMatch(/^The connection was lost/));
    app.world.faults.set([]);
    const again = await app.open();
    await app.user.click(await again.findByText('Restore'));
    expect(again.getByRole('textbox')).toHaveValue(typed);
    expect(again.getByLabelText('Reason')).toHaveDisplayValue('Chose someone nearer');
  });

  it('leaves no draft once it was sent', async () => {
    const app = await openDecline();
    await decline(app);
    await until(() => expect(shownToasts()).toContain('Marcus Reed declined'));
    await waitFor(async () => expect(await app.countDrafts()).toBe(0));
  });

  it('leaves no draft if someone else answered first', async () => {
    const app = await openDecline();
    const release = app.holdAnswers('GET /company-outsource');
    const { applicationId } = app;
    await as('priya', app.world, 'rejectApplication', { params: { applicationId }, body: {} });
    await decline(app);
    await until(() => expect(shownToasts()[0]).toMatch(/^Marcus Reed was not declined/));
    release();
    await waitFor(async () => expect(await app.countDrafts()).toBe(0));
  });
});
