import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionActions } from '#platform/session/slice';
import { renderApp, shownToasts } from '../../../tests/kit/app/renderApp';
import { startApp } from '../../../tests/kit/app/startApp';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { renderMember } from '../../../tests/kit/screens/memberScreen';
import { renderOrder } from '../../../tests/kit/screens/orderScreen';
import { until } from '../../../tests/kit/until';
import { signIn } from '../../../tests/kit/world';

// Every failed call leads to one toast, whichever code makes it (spec section 8).

const dana = 'dana@coppermesa.example';
const noResponse = 'An unexpected error occurred:';
const failures = [
  ['network', noResponse],
  ['500', 'The server is having trouble. Please try again.'],
] as const;
const permit = new File(['%PDF-1.7'], 'permit.pdf', { type: 'application/pdf' });

const danger = (message: string) => ({ message, intent: 'danger' });

describe.each(failures)('with the failure "%s"', (fault, message) => {
  it('the check of a stored user shows one toast', async () => {
    const app = startApp({ as: dana, scenario: 'empty', faults: `getMe:${fault}` });
    await until(() => expect(app.toasts).toEqual([danger(message)]));
    expect(app.session().phase).toBe('signedIn');
  });

  it('the first check of a token without a user shows one toast', async () => {
    const hosted = hostWorld({ scenario: 'empty', faults: `getMe:${fault}` });
    const token = await signIn(hosted.world, dana);
    const app = startApp({ hosted, path: `/?token=${token}` });
    await until(() => expect(app.session().phase).toBe('unreachable'));
    expect(app.toasts).toEqual([danger(message)]);
  });

  it('a changed branch shows one toast', async () => {
    const path = '/company/branch?branch=1&edit=1';
    renderApp({ as: dana, scenario: 'empty', path, faults: `updateBranch:${fault}` });
    fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await until(() => expect(shownToasts()).toEqual([message]));
  });

  it('a new member shows one toast', async () => {
    const app = renderMember('/company/team/create', { faults: `createEmployee:${fault}` });
    await app.fillRequired();
    await app.save('Add member');
    await until(() => expect(shownToasts()).toEqual([message]));
  });

  it('a file of a new job shows one toast', async () => {
    const app = renderOrder('/company/job/create?date=2026-11-28', { faults: `uploadOrderFile:${fault}` });
    await app.ready();
    // A branch that is settled later replaces the page.
    await until(() => expect(app.queryClient.isFetching()).toBe(0));
    fireEvent.change(screen.getByLabelText('Add files'), { target: { files: [permit] } });
    await until(() => expect(shownToasts()).toEqual([message]));
    expect(app.callsTo('/order-files')).toHaveLength(1);
  });
});

it('the check after sessions of the user were ended shows one toast', async () => {
  const app = startApp({ as: dana, scenario: 'empty' });
  await until(() => expect(app.callsTo('get-me').map(({ status }) => status)).toEqual([200]));
  app.world.faults.set([{ operation: 'getMe', kind: 'network' }]);
  app.store.dispatch(sessionActions.revoked());
  await until(() => expect(app.toasts).toEqual([danger(noResponse)]));
});
