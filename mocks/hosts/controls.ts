import type { ControlCall, ControlName, Controls } from './bridge/messages';
import { issueToken } from '../provider/http/authenticate';
import { giveConsent } from '../account/handlers/signIn';
import { canSignIn } from '../provider/access/access';
import { accountTexts } from '../provider/texts/refusals';
import { minuteMs } from '../provider/time/times';
import type { World } from '../provider/world';
import { showContract } from './contract';
import { listDocumentedAnswers, toFault } from './documentedAnswers';
import type { WorldHost } from './worldHost';

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
export async function perform(host: WorldHost, call: ControlCall): Promise<unknown> {
  return run(host, call.name, call.args);
}

function run<Name extends ControlName>(host: WorldHost, name: Name, args: Controls[Name]['args']) {
  return controls[name](host, args);
}
