import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp, type RenderOptions } from '../app/renderApp';
import { people } from '../operations';
import { placeOrder } from '../orders';
import { until } from '../until';
import { fewMembers } from './teamScreen';
// Loaded once for all tests: the first load takes longer than a query waits.
import '../../../src/features/calendar/grid/Grid';
import '../../../src/features/calendar/people/PeopleWeek';
import '../../../src/features/jobs/crew/invite/InviteCandidate';

export const calendarWeek = '/company/calendar?date=2026-11-28';
export const calendarMonth = `${calendarWeek}&view=month`;
export const calendarDay = `${calendarWeek}&view=day`;
export const calendarPeople = `${calendarWeek}&view=people`;
export const calendarAgenda = `${calendarWeek}&view=agenda`;

/**
 * Dana views the calendar of Phoenix in the week of these jobs: by default one on Saturday, November 28, 8 to 10. The
 * world has six members. `id` is the first job’s. `waits: false` for answers that are held back or fail.
 */
export async function openCalendar(
  changes: readonly object[] = [{}],
  { path = calendarWeek, hosted = fewMembers(), waits = true, ...options }: RenderOptions & { waits?: boolean } = {},
) {
  const ids: number[] = [];
  for (const change of changes) ids.push(await placeOrder(hosted.world, change));
  const app = renderApp({ as: people.dana, shell: false, ...options, hosted, path });
  if (waits) await app.waitForSecondLoad();
  return { ...app, ids, id: ids[0] ?? 0, world: hosted.world };
}

/** The elements of a job's entries in a view, in the order of the page. */
export async function findEntries(id: number): Promise<HTMLElement[]> {
  await until(() => expect(listEntries(id)).not.toEqual([]));
  return listEntries(id);
}

export const listEntries = (id: number): HTMLElement[] =>
  screen
    .queryAllByText(new RegExp(`^Job #${id} for `))
    .flatMap((name) => name.closest<HTMLElement>('a, button, .rbc-event') ?? []);

export const focusedName = (): string => {
  const focused = document.activeElement;
  const label = focused?.getAttribute('aria-label') ?? '';
  return /Job #\d+/.exec(label || (focused?.textContent ?? ''))?.[0] ?? label;
};

/** The name of a job's entry on the page. */
export const findJob = (id: number) => screen.findByText(new RegExp(`^Job #${id} for Rebecca Hollis`));
