import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { combineReducers, legacy_createStore } from 'redux';
import { beforeEach, expect, it } from 'vitest';
import { UserType } from '#generated/model/codes';
import type { DraftKey } from '../../drafts/draftKey';
import { createDrafts, type Drafts, DraftsProvider } from '../../drafts/drafts';
import { type ApiError, noResponseError } from '../../http/ApiError';
import { sessionActions, sessionReducer } from '../../session/slice';
import { createFieldNames } from '../fieldNames';
import { PasswordField } from '../fields/text/PasswordField';
import { TextField } from '../fields/text/TextField';
import { Form } from '../Form';
import { SubmitButton } from '../layout/SubmitButton';
import { FormDraft } from './FormDraft';

const names = createFieldNames<{ reason: string; city: string; password: string }>();

const marcus: DraftKey = { owner: 'user:5', form: 'delete-account' };
let drafts: Drafts;

beforeEach(() => {
  drafts = createDrafts('');
});

function open(userId = 5, onSubmit: () => unknown = () => undefined) {
  const store = legacy_createStore(combineReducers({ session: sessionReducer }));
  store.dispatch(sessionActions.signedIn('token', { id: userId, type: UserType.helper }, false));
  return render(
    <Provider store={store}>
      <DraftsProvider value={drafts}>
        <Form initialValues={{ city: 'Tempe' }} onSubmit={onSubmit} aria-label="Delete">
          <FormDraft form="delete-account" />
          <TextField name={names('reason')} label="Reason" />
          <TextField name={names('city')} label="City" />
          <PasswordField name={names('password')} label="Password" autoComplete="current-password" />
          <SubmitButton>Send</SubmitButton>
        </Form>
      </DraftsProvider>
    </Provider>,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const queryOffer = () => screen.queryByText('We kept your entries.');
/** Waits until the form has looked for its draft; the store answers in order. */
const waitForLookup = () => act(async () => void (await drafts.load(marcus)));
const findButton = (name: string) => screen.findByRole('button', { name });

it('offers the draft to the same user on return, without passwords', async () => {
  const user = userEvent.setup();
  const { unmount } = open();
  await user.type(field('Reason'), 'Moving away');
  await user.clear(field('City'));
  await user.type(screen.getByLabelText('Password'), 'Moving-2026');
  unmount();

  open();
  expect(field('Reason')).toHaveValue('');
  await user.click(await findButton('Restore'));
  expect(field('Reason')).toHaveValue('Moving away');
  expect(field('City')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(queryOffer()).toBeNull();
});

it('offers it to no one else', async () => {
  await drafts.save(marcus, { reason: 'Moving away' });
  open(6);
  await waitForLookup();
  expect(queryOffer()).toBeNull();
});

it('shows nothing when there is no draft', async () => {
  await drafts.save(marcus, { city: 'Tempe' });
  open();
  await waitForLookup();
  expect(queryOffer()).toBeNull();
  await drafts.save(marcus, { city: 'Mesa' });
  cleanup();
  open();
  await waitForLookup();
  expect(queryOffer()).toBeVisible();
});

it('deletes a discarded draft', async () => {
  const user = userEvent.setup();
  await drafts.save(marcus, { reason: 'Moving away' });
  open();
  await user.click(await findButton('Discard'));
  expect(queryOffer()).toBeNull();
  expect(field('Reason')).toHaveValue('');
  await waitFor(async () => expect(await drafts.load(marcus)).toBeUndefined());
});

it('keeps an unanswered draft together with new values', async () => {
  const user = userEvent.setup();
  await drafts.save(marcus, { reason: 'Moving away' });
  const { unmount } = open();
  await findButton('Restore');
  await user.type(field('City'), ' 2');
  unmount();
  await waitFor(async () => expect(await drafts.load(marcus)).toEqual({ reason: 'Moving away', city: 'Tempe 2' }));
});

it('deletes the draft after a send and keeps it after a refusal', async () => {
  const user = userEvent.setup();
  let refusal: ApiError | undefined = noResponseError();
  const { unmount } = open(5, () => {
    if (refusal) throw refusal;
  });
  await user.type(field('Reason'), 'Moving away');
  await user.click(await findButton('Send'));
  await waitFor(async () => expect(await drafts.load(marcus)).toEqual({ reason: 'Moving away' }));
  refusal = undefined;
  await user.click(await findButton('Send'));
  await waitFor(async () => expect(await drafts.load(marcus)).toBeUndefined());
  unmount();
  expect(await drafts.load(marcus)).toBeUndefined();
});
