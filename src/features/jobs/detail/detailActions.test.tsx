import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { renderApp, shownToasts } from '../../../../tests/kit/app/renderApp';
import { savedFiles } from '../../../../tests/kit/app/savedFiles';
import { address } from '../../../../tests/kit/app/startApp';
import { fewPeople } from '../../../../tests/kit/crews';
import { people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { openDetails, section } from '../../../../tests/kit/screens/detailScreen';
import { until } from '../../../../tests/kit/until';

describe('print and export', () => {
  it('opens the print dialog once for a link to the crew sheet', async () => {
    const print = vi.fn();
    const before = window.print;
    window.print = print;
    onTestFinished(() => void (window.print = before));
    const { orderId } = await openDetails({ query: '?sheet=1' });
    await until(() => expect(address()).toBe(`/company/job/details/${orderId}`));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('downloads the calendar event as a file', async () => {
    const files = savedFiles();
    const { user, orderId } = await openDetails();
    await user.click(screen.getByText('Add to calendar'));
    await until(() => expect(shownToasts()).toEqual([`Downloaded job-${orderId}.ics`]));
    expect(await files[0]?.text).toContain(`UID:order-${orderId}@crewboard\r\n`);
  });
});

describe('files', () => {
  it('are added one by one and removed with time to undo', async () => {
    const { user, callsTo } = await openDetails();
    const files = section('Files');
    const permit = new File(['%PDF-1.7'], 'permit.pdf', { type: 'application/pdf' });
    const notes = new File(['words'], 'notes.pdf', { type: 'application/pdf' });
    await user.upload(files.getByLabelText('Add files', { selector: 'input' }), [notes, permit]);
    // While it is uploaded, its row has the name only.
    await until(() => expect(files.getByText('permit.pdf')).toHaveAttribute('download', 'permit.pdf'));
    await until(() =>
      expect(files.getByText(/^Choose a JPG, PNG or WebP/).closest('li')).toHaveTextContent('notes.pdf'),
    );
    await user.click(files.getByLabelText('Remove notes.pdf'));
    expect(files.queryByText('notes.pdf')).toBeNull();
    await user.click(files.getByLabelText('Remove permit.pdf'));
    expect(files.queryByText('permit.pdf')).toBeNull();
    expect(callsTo('DELETE')).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    await until(() => expect(callsTo('DELETE').map(({ status }) => status)).toEqual([200]));
    await until(() => expect(files.queryByText('permit.pdf')).toBeNull());
  });
});

it('can undo a deletion; after that the page goes to the jobs', async () => {
  const hosted = fewPeople();
  const orderId = await placeOrder(hosted.world);
  const { user, callsTo } = renderApp({
    as: people.dana,
    hosted,
    path: `/company/job/details/${orderId}`,
    shell: false,
  });
  const remove = async () => {
    await user.click(await screen.findByLabelText(`More for job #${orderId}`));
    await user.click(await screen.findByText('Delete'));
    await screen.findByText('Job deleted');
  };
  await remove();
  await user.click(screen.getByText('Undo'));
  await remove();
  expect(callsTo('DELETE')).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  await until(() => expect(address()).toBe('/company/job'));
  expect(callsTo('DELETE').map(({ status }) => status)).toEqual([200]);
});

it('is canceled after the time to undo, and then shown as canceled', async () => {
  const hosted = fewPeople();
  const orderId = await placeOrder(hosted.world, {
    crew_requirements: [{ position: PositionCode.helper, count: 1 }],
  });
  await invite(hosted.world, orderId, [5, PositionCode.helper]);
  const path = `/company/job/details/${orderId}`;
  const { user, callsTo } = renderApp({ as: people.dana, hosted, path, shell: false });
  const cancel = async () => {
    await user.click(await screen.findByLabelText(`More for job #${orderId}`));
    await user.click(await screen.findByText('Cancel job…'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(await dialog.findByLabelText(/Reason/), 'Weather');
    await user.click(dialog.getByRole('button', { name: 'Cancel job' }));
    await screen.findByText('Job canceled');
  };
  await cancel();
  await user.click(screen.getByText('Undo'));
  await cancel();
  expect(callsTo(`/orders/${orderId}/cancel`)).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(await screen.findByText('Canceled')).toBeVisible();
  expect(callsTo(`/orders/${orderId}/cancel`).map(({ status }) => status)).toEqual([200]);
  expect(address()).toBe(path);
});
