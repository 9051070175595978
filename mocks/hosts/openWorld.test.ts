import { describe, expect, it } from 'vitest';
import { issueToken } from '../provider/http/authenticate';
import { createMemoryStorage } from '../provider/store/storage';
import { openWorld } from './openWorld';
import { worldStamp } from './worldStamp';

const onBroken = (problem: string) => {
  throw new Error(problem);
};
const open = (storage = createMemoryStorage(), scenario: 'empty' | 'noBranches' = 'empty') =>
  openWorld({ storage, scenario, onBroken });

describe('a hosted world', () => {
  it('continues with the saved rows, random state and sequences', async () => {
    const storage = createMemoryStorage();
    const first = await open(storage);
    const token = first.world.change(() => issueToken(first.world, 1));
    first.world.tables.branch.update(1, { name: 'Renamed' });
    await first.close();
    const expected = [first.world.random.token(), first.world.db.nextId('branch')];

    const second = await open(storage);
    expect(second.newWorldReason).toBeNull();
    expect(second.world.tables.branch.get(1)?.name).toBe('Renamed');
    expect(second.world.tables.token.get(token)?.user_id).toBe(1);
    expect([second.world.random.token(), second.world.db.nextId('branch')]).toEqual(expected);
    await second.close();
  });

  it('counts as changed by more than sign-ins, also after it was saved', async () => {
    const storage = createMemoryStorage();
    const first = await open(storage);
    first.world.change(() => issueToken(first.world, 1));
    expect(first.isChanged()).toBe(false);
    await first.close();
    const second = await open(storage);
    expect(second.isChanged()).toBe(false);
    second.world.tables.branch.update(1, { name: 'Renamed' });
    expect(second.isChanged()).toBe(true);
    await second.close();
    const third = await open(storage);
    expect(third.isChanged()).toBe(true);
    await third.close();
  });

  it('is new when the saved world is from another time', async () => {
    const storage = createMemoryStorage();
    const first = await open(storage);
    await storage.save([], {
      stamp: `${worldStamp}0/2026/empty`,
      clock: first.world.clock.state(),
      random: first.world.random.state(),
      sequences: {},
      isChanged: true,
    });
    const { newWorldReason, close } = await open(storage);
    expect(newWorldReason).toBe('other-stamp');
    await close();
  });

  it('closes its sockets when it ends', async () => {
    const { world, close } = await open();
    const closes: number[] = [];
    const transport = { send: () => undefined, close: (code: number) => void closes.push(code) };
    world.pusher.connect(transport, '/app/crewboard?protocol=7');
    await close();
    expect([closes, world.pusher.socketCount()]).toEqual([[4200], 0]);
  });
});
