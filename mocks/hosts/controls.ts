import { z } from 'zod';
import { isRecord } from '#platform/lib/plainData';
import { giveConsent } from '../account/handlers/signIn';
import { type Operation, operations } from '../generated/operations';
import { canSignIn } from '../provider/access/access';
import { issueToken } from '../provider/http/authenticate';
import type { Fault } from '../provider/http/faults';
import { accountTexts } from '../provider/texts/refusals';
import { minuteMs } from '../provider/time/clock';
import type { World } from '../provider/world';
import type { ControlName, Controls, DocumentedAnswer } from './bridge/messages';
import type { WorldHost } from './worldHost';

/** The schema of a documented answer as JSON, or null. */
function showContract(operation: string, status: number): string | null {
  const schema = findOperation(operation)?.answers[status];
  return schema ? JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), null, 2) : null;
}

type Control<Name extends ControlName> = (
  host: WorldHost,
  args: Controls[Name]['args'],
) => Promise<Controls[Name]['result']>;

const controls: { [Name in ControlName]: Control<Name> } = {
  signInAs: async (host, { email }) => {
    const { world, saved } = await host.current();
    const user = world.tables.user.one('email', email.toLowerCase());
    if (!user) throw new Error(`No one here has the email ${email}`);
    if (!canSignIn(world.tables, user)) throw new Error(accountTexts.accessEnded);
    const token = world.change(() => issueToken(world, user.id));
    await saved();
    return { token };
  },
  giveConsent: async (host, { provider, email, firstName, lastName }) => {
    const { world, saved } = await host.current();
    const code = giveConsent(world, { provider, email, first_name: firstName, last_name: lastName });
    await saved();
    return { code };
  },
  setFaults: async (host, { faults }) => {
    const { world } = await host.current();
    world.faults.set(faults);
    return null;
  },
  failNext: async (host, { status }) => {
    const { world } = await host.current();
    // A read is asked again, and nothing would be seen.
    world.faults.add({ operation: 'changes', kind: 'status', status, once: true });
    return null;
  },
  listAnswers: (_, { operation }) => listDocumentedAnswers(operation),
  answerOnce: async (host, { operation, answer }) => {
    const { world } = await host.current();
    world.faults.add(await toFault(operation, answer));
    return null;
  },
  showContract: (_, { operation, status }) => Promise.resolve(showContract(operation, status)),
  dropSockets: async (host, { code }) => {
    const { world } = await host.current();
    world.pusher.dropAll(code);
    return null;
  },
  setSimulation: async (host, { on, pace, mood }) => {
    const { simulation } = await host.current();
    if (pace) simulation.setPace(pace);
    if (mood) simulation.setMood(mood);
    if (on) simulation.start();
    else simulation.stop();
    return null;
  },
  moveClock: async (host, { by }) => {
    const { world, saved } = await host.current();
    const ms = by === 'nextJob' ? findNextJob(world) : by;
    if (ms === null) return { now: null };
    world.clock.advance(ms);
    await saved();
    return { now: world.now() };
  },
  beat: async (host, { times }) => {
    const { simulation } = await host.current();
    for (let beat = 0; beat < times; beat += 1) simulation.beat();
    return null;
  },
  restart: async (host, { scenario }) => {
    await host.restart(scenario);
    return null;
  },
  exportWorld: async (host) => ({ text: (await host.current()).toFile() }),
  importWorld: async (host, { text }) => {
    await host.openFile(text);
    return null;
  },
  listMessages: async (host) => {
    const { world } = await host.current();
    const newestFirst = world.tables.message.all().reverse();
    return newestFirst.map(({ sent_at: sentAt, ...message }) => ({ ...message, sentAt }));
  },
  describe: async (host) => {
    const { world, newWorldReason, isChanged } = await host.current();
    return { scenario: world.scenario, newWorldReason, isChanged: isChanged() };
  },
};

/** Before a job, in milliseconds: its crew is on the way. */
const aheadMs = 20 * minuteMs;

/** Milliseconds until shortly before the next open job of the company that the demo shows; null without one. */
function findNextJob({ tables, clock }: World): number | null {
  const from = clock.now().getTime() + aheadMs;
  const branches = new Set(tables.branch.by('company', 1).map(({ id }) => id));
  const starts = tables.order
    .where(({ closed_state, branch_id }) => closed_state === null && branches.has(branch_id))
    .map(({ starts_at }) => Date.parse(starts_at))
    .filter((start) => start > from);
  return starts.length === 0 ? null : Math.min(...starts) - from;
}

/** Runs a control call from a page. */
export function perform<Name extends ControlName>(host: WorldHost, name: Name, args: Controls[Name]['args']) {
  return controls[name](host, args);
}

// Documented answers --------------------------------------------------------------------------------------------------

/** Every answer that the contract documents for an operation, the success first. Empty for an unknown operation. */
export async function listDocumentedAnswers(id: string): Promise<DocumentedAnswer[]> {
  const operation = findOperation(id);
  if (!operation) return [];
  const statuses = Object.keys(operation.answers).map(Number);
  const [success = 200] = statuses;
  const isList = (await findEmptyLists(id, operation, success)) !== undefined;
  return [
    { status: success, content: 'example' },
    ...(isList ? [{ status: success, content: 'emptyLists' } as const] : []),
    ...statuses.slice(1).map((status) => ({ status, content: 'refusal' }) as const),
  ];
}

/** The fault that answers the next call of an operation so. */
export async function toFault(id: string, { status, content }: DocumentedAnswer): Promise<Fault> {
  const operation = findOperation(id);
  if (content === 'refusal' || !operation) return { operation: id, kind: 'status', status, once: true };
  const body = content === 'example' ? await getExample(id) : await findEmptyLists(id, operation, status);
  const { contentType } = operation;
  const text = contentType === 'application/json' ? JSON.stringify(body) : String(body);
  return { operation: id, kind: 'answer', status, body: text, contentType, once: true };
}

function findOperation(id: string): Operation | undefined {
  return Object.entries<Operation>(operations).find(([name]) => name === id)?.[1];
}

/** Loaded when someone asks, because no other part of a world needs the examples. */
async function getExample(id: string): Promise<unknown> {
  const { examples } = await import('../generated/examples');
  return examples[id];
}

/** The example without the rows of its lists; undefined if it has no list or the contract wants a row. */
async function findEmptyLists(id: string, operation: Operation, status: number): Promise<unknown> {
  const example = await getExample(id);
  const body = isRecord(example) ? example : undefined;
  const emptied = body && { ...body, data: emptyLists(body['data']) };
  if (!emptied || JSON.stringify(emptied) === JSON.stringify(body)) return undefined;
  return operation.answers[status]?.safeParse(emptied).success ? emptied : undefined;
}

/** The data of an answer without rows: a list, a page, or an object with lists. */
function emptyLists(data: unknown): unknown {
  if (Array.isArray(data)) return [];
  if (!isRecord(data)) return data;
  const empty = Object.entries(data).map(([name, value]) => [name, Array.isArray(value) ? [] : value] as const);
  const isPage = Array.isArray(data['data']) && 'total' in data;
  return { ...Object.fromEntries(empty), ...(isPage && { total: 0, from: null, to: null }) };
}
