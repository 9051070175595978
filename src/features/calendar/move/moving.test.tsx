import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { branchActions } from '#platform/branches/slice';
import { pauseMessages } from '#platform/ui/messages/messageStore';
import { shownToasts } from '../../../../tests/kit/app/renderApp';
import { calendarAgenda, calendarDay, findJob, openCalendar } from '../../../../tests/kit/screens/calendarScreen';
import { typeDate } from '../../../../tests/kit/screens/dateField';
import { until } from '../../../../tests/kit/until';

describe('moving a job', () => {
  async function openMove() {
    const app = await openCalendar([{}], { path: calendarDay });
    await app.user.click(await findJob(app.id));
    await app.user.click(await screen.findByText('Move to…'));
    await screen.findByText('Choose another day or time.');
    const day = screen.getByLabelText(/^New day/);
    const chooseDay = (text: string) => typeDate(app.user, day, text);
    // The button itself: happy-dom does not submit on a click that bubbles from the text in it.
    const send = async () => app.user.click(await screen.findByRole('button', { name: 'Move job' }));
    return { ...app, chooseDay, send };
  }

  it('says who is affected, moves it and offers to move it back', async () => {
    const { user, chooseDay, send, callsTo, id } = await openMove();
    await chooseDay('11/30/2026');
    expect(await screen.findByText('No one is on this job, so no one is notified.')).toBeVisible();
    await send();
    await until(() => expect(callsTo(`PUT /orders/${id}`).map(({ status }) => status)).toEqual([200]));
    await until(() => expect(shownToasts().join()).toContain('Mon, Nov 30'));
    await user.click(screen.getByText('Move back…'));
    expect(await screen.findByText(`Move job #${id} back?`)).toBeVisible();
    expect(await screen.findByLabelText(/^New day/)).toHaveValue('11/28/2026');
    await screen.findByText('No one is on this job, so no one is notified.');
    await send();
    await until(() => expect(callsTo(`PUT /orders/${id}`).map(({ status }) => status)).toEqual([200, 200]));
  });

  it('opens while its job is loading, and stays the same dialog', async () => {
    const { user, id, holdAnswers } = await openCalendar([{}], { path: calendarAgenda });
    const answer = holdAnswers(`GET /orders/${id}`);
    (await findJob(id)).closest('a')?.focus();
    await user.keyboard('m');
    const dialog = await screen.findByRole('dialog', { name: `Move job #${id}` });
    expect(screen.queryByLabelText(/^Hours/)).toBeNull();
    answer();
    expect(await within(dialog).findByLabelText(/^Hours/)).toBeVisible();
  });

  it('offers nothing of a branch that was left', async () => {
    const { chooseDay, send, store, callsTo, id } = await openMove();
    await chooseDay('11/30/2026');
    await screen.findByText('No one is on this job, so no one is notified.');
    await send();
    await until(() => expect(shownToasts().join()).toContain('Mon, Nov 30'));
    expect(callsTo(`PUT /orders/${id}`)).toHaveLength(1);
    // It does not end on its own.
    pauseMessages(true);
    onTestFinished(() => pauseMessages(false));
    store.dispatch(branchActions.branchRequested(2));
    await until(() => expect(shownToasts()).toEqual([]));
  });

  it('says so when someone else was faster, and shows the newer time', async () => {
    const { chooseDay, send, world, id } = await openMove();
    await chooseDay('11/30/2026');
    await screen.findByText('No one is on this job, so no one is notified.');
    world.faults.set([{ operation: 'getOrderCalendar', kind: 'never' }]);
    world.change(() => {
      const { version } = world.tables.order.require(id);
      world.tables.order.update(id, { version: version + 1 });
    });
    await send();
    expect(await screen.findByText(/^Someone else changed this job/)).toBeVisible();
    await send();
    await until(() => expect(world.tables.order.require(id).date).toBe('2026-11-30'));
  });
});
