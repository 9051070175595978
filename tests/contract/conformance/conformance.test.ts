// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../mocks/account/seed/cast';
import { type OperationId, operations } from '../../../mocks/generated/operations';
import { type ServedWorld, serve } from '../../../mocks/hosts/server/world';
import type { World } from '../../../mocks/provider/world';
import { runConformance } from '../../../tools/conformance/conformance';
import { type Log, toRows } from '../../../tools/conformance/findings';
import { readOptions } from '../../../tools/conformance/options';
import { toText, writeReport } from '../../../tools/conformance/report';
import { readContract } from '../../../tools/generator/contract';
import { as, people } from '../../kit/operations';
import { someOrders } from '../../kit/orders';
import { getField, testWorld, toList } from '../../kit/world';
import { deviations } from './deviations';
import { type Deviation, type Passing, otherProvider } from './otherProvider';

/** Owner, helper, the owner of another company, manager, office. */
const emails = [people.dana, people.marcus, 'grace@blueagave.example', people.luis, people.priya];

let world: World;
let served: ServedWorld;
const folder = mkdtempSync(join(tmpdir(), 'conformance-'));

beforeAll(async () => {
  world = testWorld();
  someOrders(world);
  served = await serve(world, { port: 0, wsPort: 0 });
});

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

const everyone = emails.map((email) => `${email}:${demoPassword}`).join(',');
const check = (url: string, socket: string, ...more: string[]) =>
  runConformance(readOptions(['--url', url, '--socket', socket, '--as', everyone, ...more]));

const summarize = ({ findings }: Log) =>
  [...findings.values()].map(({ operation, status, check: kind, pointer, problem }) =>
    [operation, status, kind, pointer, problem].join(' | '),
  );

function answerLikeLaravel(answer: Passing): void {
  answer.status = 404;
  answer.body = { message: 'The route could not be found.' };
}

describe('the provider of this repository', () => {
  let log: Log;
  let before: unknown;
  const listRows = async () => {
    const branches = toList(getField((await as('dana', world, 'getBranches')).body, 'data'));
    return [branches.map((branch) => getField(branch, 'name')), world.tables.order.all().map(({ id }) => id)];
  };

  beforeAll(async () => {
    before = await listRows();
    const { port, wsPort } = served;
    log = await check(`http://localhost:${port}/api`, `ws://localhost:${wsPort}/app/crewboard`, '--write');
  }, 120_000);

  it('has no deviation from the contract', () => {
    expect(summarize(log)).toEqual([]);
    expect([...log.notOffered, ...log.extras]).toEqual([]);
    expect(log.succeeded.size).toBeGreaterThan(65);
  });

  it('has the same branches and jobs after a run that wrote', async () => {
    expect(await listRows()).toEqual(before);
  });
});

/** Without the help type of the job, which the specification names. */
const withoutHelpType = (frame: string) =>
  frame.includes('"order-created"') ? frame.replace(/,\\"help_type\\":\d+/, '') : frame;

const pushed = 'order-created | 0 | event | /order_card/help_type | missing';

describe('another provider', () => {
  let log: Log;

  beforeAll(async () => {
    const changes = deviations.map(({ deviation }) => deviation);
    const other = await otherProvider(served, changes, withoutHelpType);
    log = await check(other.url, other.socket, '--write').finally(other.close);
    writeReport(folder, other.url, toRows(log), log);
  }, 120_000);

  it.each(deviations)('is named with its operation and pointer when $name', ({ found }) => {
    expect(summarize(log)).toContain(found);
  });

  it('is named when a push lacks a field', () => {
    expect(summarize(log)).toContain(pushed);
  });

  it('has no finding that was not planted', () => {
    const planted = deviations.flatMap(({ found, also = [] }) => [found, ...also]);
    expect(summarize(log).filter((line) => ![...planted, pushed].includes(line))).toEqual([]);
  });

  it('is reported on the terminal, as Markdown and as JUnit, without personal data', () => {
    const files = ['md', 'xml'].map((type) => readFileSync(join(folder, `conformance.${type}`), 'utf8'));
    const [markdown = '', junit = ''] = files;
    const text = toText(toRows(log), log);
    for (const report of [text, markdown, junit]) {
      expect(report).toContain('getBranches');
      expect(report).toContain('/data/order/status');
      const { user, order } = world.tables;
      const secrets = [
        demoPassword,
        ...user.all().flatMap(({ email, phone }) => [email, phone]),
        ...order.all().map(({ customer_primary_phone }) => customer_primary_phone),
      ];
      expect(secrets.filter((secret) => secret !== '' && report.includes(secret))).toEqual([]);
    }
    expect(junit).toMatch(/<testcase classname="conformance" name="getBranch"><failure message="[^"]*\/data\/id/);
  });
});

describe('a provider with the specification’s calls only', () => {
  it('lists the other calls as not offered', async () => {
    const beyond = readContract(join(import.meta.dirname, '../../..')).operations.filter(
      ({ spec }) => spec['x-extension'] === true,
    );
    const missing: Deviation[] = Object.keys(operations).flatMap((id) =>
      beyond.some((operation) => operation.id === id) ? [{ id: id as OperationId, change: answerLikeLaravel }] : [],
    );
    const other = await otherProvider(served, missing);
    const log = await check(other.url, other.socket).finally(other.close);
    expect(summarize(log)).toEqual([]);
    expect(log.notOffered).toContain('getTeamSummary');
  }, 60_000);
});

describe('the command line', () => {
  const url = 'https://api.example.com/api';

  it.each([
    ['an invalid address', ['--url', 'api', '--as', 'a@b.c:d']],
    ['no one to sign in as', ['--url', url]],
    ['a person without a password', ['--url', url, '--as', 'a@b.c']],
    ['an invalid socket address', ['--url', url, '--as', 'a@b.c:d', '--socket', 'ws.example.com']],
  ])('refuses %s', (_, args) => {
    expect(() => readOptions(args)).toThrow(/^--/);
  });

  it.each([
    ['0 without a finding', 0, people.marcus, () => `http://localhost:${served.port}/api`],
    ['2 when no one can sign in', 2, 'nobody@example.com', () => `http://localhost:${served.port}/api`],
    ['2 when nothing answers', 2, people.marcus, () => 'http://localhost:1/api'],
  ])('exits with %s', async (_, code, email, getUrl) => {
    const args = ['conformance/main.ts', '--url', getUrl(), '--as', `${email}:${demoPassword}`];
    const run = spawn(process.execPath, ['--import', 'tsx', ...args], {
      cwd: join(import.meta.dirname, '../../../tools'),
    });
    const [ended] = (await once(run, 'exit')) as [number];
    expect(ended).toBe(code);
  });

  it('reads several people, whose passwords may have commas and colons', () => {
    const { people: read, socket, write } = readOptions(['--url', url, '--as', 'a@b.c:1,2:3,d@e.f:4']);
    expect(read).toEqual([
      { email: 'a@b.c', password: '1,2:3' },
      { email: 'd@e.f', password: '4' },
    ]);
    expect([socket, write]).toEqual(['wss://api.example.com/app/crewboard', false]);
  });
});
