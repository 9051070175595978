import type { World } from '../world';

export type Pulse = { start: () => void; stop: () => void; beat: () => void };

/** Simulated people who act by themselves; each beat is one activity. Off until started. */
export function createPulse(world: World, { everyMs }: { everyMs?: number } = {}): Pulse {
  let cancel: (() => void) | undefined;

  const beat = () => {
    const helper = world.tables.user.require(world.random.int(11, 80));
    const job = 1100 + world.db.nextId('job');
    const activity = {
      type: 'invitation.accepted',
      title: `${helper.first_name} ${helper.last_name} accepted job #${job}`,
      body: '2 of 3 positions are filled.',
      severity: 'success',
      actorId: helper.id,
      subject: { kind: 'order', id: job, label: `Job #${job}` },
      url: `/company/job/details/${job}`,
      data: { order_id: job, filled: 2, required: 3 },
    } as const;
    const branch = world.tables.branch.one('company', 1);
    if (branch) world.change(() => world.announce({ type: 'activityHappened', branchId: branch.id, activity }));
  };

  const plan = () => {
    cancel = world.clock.after(everyMs ?? world.random.int(8_000, 25_000), () => {
      beat();
      plan();
    });
  };

  const stop = () => {
    cancel?.();
    cancel = undefined;
  };

  return {
    start: () => {
      if (!cancel) plan();
    },
    stop,
    beat,
  };
}
