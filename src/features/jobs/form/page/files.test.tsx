import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address } from '../../../../../tests/kit/app/startApp';
import { createFile, createPng } from '../../../../../tests/kit/images';
import { renderOrder } from '../../../../../tests/kit/screens/orderScreen';
import { until } from '../../../../../tests/kit/until';

const create = '/company/job/create?date=2026-11-28';

type App = ReturnType<typeof renderOrder>;

const permit = new File(['%PDF-1.7'], 'permit.pdf', { type: 'application/pdf' });
const chooseFile = (file = permit) =>
  fireEvent.change(screen.getByLabelText('Add files'), { target: { files: [file] } });
const fileRow = (app: App) => app.part('Files').getByText('permit.pdf').closest('li');
const sentFiles = ({ world }: App) => world.tables.orderFile.all().map(({ name }) => name);

it('accepts pictures and documents, and explains why other files are not accepted', async () => {
  const app = renderOrder(create);
  await app.ready();
  await app.user.click(screen.getByRole('heading', { name: 'Files' }));
  const png = createFile(createPng(20, 20), 'stairs.png', 'image/png');
  const song = new File(['la'], 'song.mp3', { type: 'audio/mpeg' });
  fireEvent.change(screen.getByLabelText('Add files'), { target: { files: [png, song] } });
  expect(app.part('Files').getByText('stairs.png')).toBeVisible();
  expect(app.part('Files').getByRole('alert')).toHaveTextContent('song.mp3 was not added.');
  await until(() => expect(app.callsTo('/order-files').map(({ status }) => status)).toEqual([201]));
});

it('blocks saving while a file has failed, until it is uploaded or removed', async () => {
  const app = renderOrder(create, { faults: 'uploadOrderFile:network' });
  await app.fillRequired();
  chooseFile();
  await until(() => expect(fileRow(app)).toHaveTextContent('Not uploaded.'));
  expect(app.part('Files').getByLabelText('Files')).toHaveAccessibleDescription(/^Not uploaded/);
  await app.press('Save job');
  await app.sees('Files, permit.pdf: Not uploaded.');
  await until(() => expect(app.button('Try again to upload permit.pdf')).toHaveFocus());
  expect(app.callsTo('POST /company-branches/1/orders')).toEqual([]);
  app.world.faults.set([]);
  await app.press('Try again to upload permit.pdf');
  await until(() => expect(fileRow(app)).not.toHaveTextContent('Not uploaded.'));
  expect(screen.queryByText(/^Files, permit.pdf/)).toBeNull();
  chooseFile(new File(['words'], 'words.pdf', { type: 'application/pdf' }));
  await until(() => expect(app.part('Files').getByText(/^Choose a JPG/)).toBeVisible());
  await app.press('Remove words.pdf');
  await app.press('Save job');
  await until(() => expect(address()).toBe('/company/job/not-formed'));
  expect(app.world.tables.order.all()).toMatchObject([{ attachments: [{ name: 'permit.pdf' }] }]);
});

it('waits for running uploads before saving, and saves once despite repeated clicks', async () => {
  const app = renderOrder(create);
  const { fetch } = app.world;
  const line = Promise.withResolvers<void>();
  const slowly = async (request: Request) => {
    if (request.url.endsWith('/order-files')) await line.promise;
    return fetch(request);
  };
  Object.assign(app.world, { fetch: slowly });
  Object.assign(app.drafts, { saveFile: () => Promise.resolve(false) });
  await app.fillRequired();
  chooseFile();
  await app.sees('This device is out of storage. Stay on this page until your files are uploaded.');
  await app.press('Save job');
  await app.press('Save job');
  expect(app.button('Save job')).toHaveAttribute('aria-busy', 'true');
  expect(app.callsTo('POST /company-branches/1/orders')).toEqual([]);
  line.resolve();
  await until(() => expect(address()).toBe('/company/job/not-formed'));
  expect(app.world.tables.order.all()).toMatchObject([{ attachments: [{ name: 'permit.pdf' }] }]);
});

it('shows a file that the provider no longer has at its row, and uploads it again', async () => {
  const app = renderOrder(create);
  await app.fillRequired();
  chooseFile();
  await until(() => expect(fileRow(app)).toHaveTextContent('Uploaded'));
  for (const { id } of app.world.tables.orderFile.all()) app.world.change(() => app.world.tables.orderFile.remove(id));
  await app.press('Save job');
  await until(() => expect(fileRow(app)).toHaveTextContent('This file is no longer available. Add it again.'));
  await app.press('Try again to upload permit.pdf');
  await until(() => expect(sentFiles(app)).toEqual(['permit.pdf']));
  await app.press('Save job');
  await until(() => expect(address()).toBe('/company/job/not-formed'));
  expect(app.world.tables.order.all()).toMatchObject([{ attachments: [{ name: 'permit.pdf' }] }]);
});
