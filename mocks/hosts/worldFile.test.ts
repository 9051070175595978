import { expect, it, onTestFinished } from 'vitest';
import { createMemoryStorage } from '../provider/store/storage';
import { getStampStart, openWorld } from './openWorld';
import { readWorldFile, worldFileTexts } from './worldFile';

const open = async (text?: string, storage = createMemoryStorage()) => {
  const hosted = await openWorld({
    storage,
    scenario: 'empty',
    onBroken: (problem) => expect.unreachable(problem),
    ...(text !== undefined && { file: readWorldFile(text, getStampStart({})) }),
  });
  onTestFinished(() => hosted.close());
  return hosted;
};

it('is the same to the byte after it was opened', async () => {
  const first = await open();
  first.world.tables.branch.update(1, { name: 'Renamed' });
  const file = first.toFile();
  const second = await open(file);
  expect(second.world.tables.branch.get(1)?.name).toBe('Renamed');
  expect(second.toFile()).toBe(file);
});

it('is there again when its host restarts', async () => {
  const file = (await open()).toFile().replace('"Copper Mesa Moving Co."', '"Silver Mesa"');
  const storage = createMemoryStorage();
  await (await open(file, storage)).close();
  const { world, newWorldReason } = await open(undefined, storage);
  expect([newWorldReason, world.tables.company.get(1)?.name]).toEqual([null, 'Silver Mesa']);
});

it.each([
  ['no file of a world', '{"name":"x"}', worldFileTexts.noWorld],
  ['no JSON', 'PK', worldFileTexts.noWorld],
  ['a file with nothing in it', '{"format":"crewboard-world"}', worldFileTexts.damaged],
])('refuses %s', async (_, text, sentence) => {
  await expect(open(text)).rejects.toThrow(sentence);
});

it('refuses the file of another version', async () => {
  const file = (await open()).toFile().replace(/"stamp":"[^/]+/, '"stamp":"older');
  await expect(open(file)).rejects.toThrow(worldFileTexts.otherBuild);
});

it('refuses the file of another seed, and says so', async () => {
  const file = (await open()).toFile().replace(/"stamp":"([^/]+)\/\d+/, '"stamp":"$1/7');
  await expect(open(file)).rejects.toThrow(worldFileTexts.otherSeed('7'));
});

it.each([
  ['without rows', /"rows":.*(?=})/, '"rows":{}'],
  ['without a table', '"token":[', '"other":['],
  ['without its clock', /"clock":\{.*?\},/, ''],
  ['without its random numbers', /"random":\[.*?\],/, ''],
])('refuses a file %s', async (_, part, instead) => {
  const whole = (await open()).toFile();
  const damaged = whole.replace(part, instead);
  expect(damaged).not.toBe(whole);
  await expect(open(damaged)).rejects.toThrow(worldFileTexts.damaged);
});

it.each([
  ['without columns', '"branch":[{', '"branch":[{},{', { table: 'branch', row: 1, column: 'id' }],
  ['that is no row', '"branch":[{', '"branch":[null,{', { table: 'branch', row: 1, column: 'id' }],
  ['with a text for a number', /("branch":\[.*?"lat":)[\d.]+/, '$1"33.4"', { table: 'branch', row: 1, column: 'lat' }],
  [
    'with a number for a text',
    /("branch":\[.*?"name":)"Phoenix"/,
    '$1null',
    { table: 'branch', row: 1, column: 'name' },
  ],
  ['with another column', '"branch":[{', '"branch":[{"color":1,', { table: 'branch', row: 1, column: 'color' }],
  [
    'with a text for a flag',
    /("memberFile":\[\{.*?"made_here":)(true|false)/,
    '$1"yes"',
    { table: 'memberFile', row: 1, column: 'made_here' },
  ],
])('refuses a file at the row %s', async (_, part, instead, at) => {
  const whole = (await open()).toFile();
  const damaged = whole.replace(part, instead);
  expect(damaged).not.toBe(whole);
  await expect(open(damaged)).rejects.toThrow(worldFileTexts.damagedRow(at));
});
