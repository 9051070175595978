// @vitest-environment node
import { beforeAll, expect, it } from 'vitest';
import {
  type CellCall,
  type CellRows,
  cells,
  createCellWorld,
  describeAnswer,
  invitationCalls,
  jobCalls,
} from './cells';
import { type CallName, getExpected } from './expected';

/*
 * Every cell of the table of actions, over HTTP: state of the invitation × before, during and after the job × closed.
 * The expected answers are written in expected.ts, not computed.
 */

const tableCalls: Record<CallName, CellCall> = { ...jobCalls, ...invitationCalls };
const calls = Object.entries(tableCalls) as [CallName, CellCall][];

let at: Awaited<ReturnType<typeof createCellWorld>>;

beforeAll(async () => {
  at = await createCellWorld();
});

it.each(calls)('%s is answered as the table says in every state', async (name, call) => {
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const cell of cells) {
    const text = getExpected(name, cell);
    if (text === undefined) continue;
    const key = [cell.when, cell.invitation, cell.closed ?? 'open'].join(', ');
    const rows = at.put(cell);
    found[key] = describeAnswer(await call(at, rows));
    expected[key] = text;
    if (cell.invitation === 'checkedIn') expectAttendanceUnchanged(rows, name);
  }
  expect(found).toEqual(expected);
});

/** Work that was done is never undone, whatever was answered; the job can only be completed, or reopened after that. */
function expectAttendanceUnchanged({ job, own }: CellRows, name: CallName): void {
  const { tables } = at.world;
  const { status, position, hourly_rate, attendance } = tables.invitation.require(at.invitationId);
  const kept = attendance.slice(0, own?.attendance.length);
  expect({ ...own, status, position, hourly_rate, attendance: kept }).toEqual(own);
  const { date, arrival_window, closed_state } = tables.order.require(at.orderId);
  expect([date, arrival_window]).toEqual([job.date, job.arrival_window]);
  expect([job.closed_state, name === 'reopenOrder' ? null : 'completed']).toContain(closed_state);
}
