import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { as, createForm } from '../../../../tests/kit/operations';
import { orderFields } from '../../../../tests/kit/orders';
import { address } from '../../../../tests/kit/app/startApp';
import { until } from '../../../../tests/kit/until';
import { formTexts } from '../texts';
import { createOrder, editOrder, row } from '../../../../tests/kit/screens/editScreen';

it('includes the files of the job and keeps files that another user adds', async () => {
  const { hosted, id } = await createOrder();
  const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  const attach = (name: string) =>
    as('dana', hosted.world, 'addAttachment', { params: { orderId: id }, form: createForm({ file: file(name) }) });
  await attach('old.pdf');
  await attach('plan.pdf');
  const app = await editOrder(hosted, id);
  fireEvent.change(screen.getByLabelText('Add files'), { target: { files: [file('mine.pdf')] } });
  await app.press('Remove old.pdf');
  await attach('theirs.pdf');
  await app.press('Save changes');
  await app.sees('You changed different things');
  await app.press('Save');
  await until(() => expect(address()).toBe(`/company/job/details/${id}`));
  expect(row(app, id).attachments.map(({ name }) => name)).toEqual(['plan.pdf', 'theirs.pdf', 'mine.pdf']);
});

it('shows what another user saved first, and lets the user choose field by field', async () => {
  const { hosted, id } = await createOrder();
  const app = await editOrder(hosted, id);
  app.type('Customer', /^First name/, 'Ruth');
  app.type('Notes', /^Notes for the crew/, 'Mine');
  const theirs = { ...orderFields, customer_name: 'Rita', office_notes: 'Theirs', version: 1 };
  await as('dana', app.world, 'updateOrder', { params: { orderId: id }, body: theirs });
  await app.press('Save changes');
  await app.sees('Also changed (kept)');
  expect(screen.getByRole('dialog', { name: 'Dana changed this job just now.' })).toHaveTextContent('Theirs');
  fireEvent.click(screen.getByLabelText(/^Dana’s/));
  await app.press('Save');
  await until(() => expect(row(app, id).version).toBe(3));
  expect(row(app, id)).toMatchObject({ customer_name: 'Rita', crew_notes: 'Mine', office_notes: 'Theirs' });
  await until(() => expect(address()).toBe(`/company/job/details/${id}`));
});

it('explains that another user deleted the job, and keeps the input', async () => {
  const { hosted, id } = await createOrder();
  const app = await editOrder(hosted, id);
  app.type('Customer', /^First name/, 'Ruth');
  await as('dana', hosted.world, 'deleteOrder', { params: { orderId: id } });
  await app.press('Save changes');
  await app.sees(formTexts.orderGone);
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Ruth');
  expect(address()).toBe(`/company/job/edit/${id}`);
});

it('shows that a restored draft is older than the job, and resolves conflicts before saving', async () => {
  const { hosted, id } = await createOrder();
  const before = await editOrder(hosted, id);
  before.type('Customer', /^First name/, 'Ruth');
  before.type('Notes', /^Notes for the crew/, 'Mine');
  const key = { owner: 'user:2', form: `order-${id}` } as const;
  await until(async () => expect(await before.drafts.load(key)).toMatchObject({ crew_notes: 'Mine' }));
  before.unmount();
  const theirs = { ...orderFields, customer_name: 'Rita', office_notes: 'Theirs', version: 1 };
  await as('dana', hosted.world, 'updateOrder', { params: { orderId: id }, body: theirs });

  const app = await editOrder(hosted, id);
  await app.sees('We kept your entries. Dana changed this job after you started this draft.');
  await app.press('Restore');
  await app.sees('Also changed (kept)');
  fireEvent.click(screen.getByLabelText(/^Dana’s/));
  await app.press('Continue');
  await until(() => expect(screen.queryByText('Also changed (kept)')).toBeNull());
  expect(app.part('Customer').getByLabelText(/^First name/)).toHaveValue('Rita');
  expect(row(app, id).version).toBe(2);
  await app.press('Save changes');
  await until(() => expect(row(app, id).version).toBe(3));
  expect(row(app, id)).toMatchObject({ customer_name: 'Rita', crew_notes: 'Mine', office_notes: 'Theirs' });
});
