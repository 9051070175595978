// @vitest-environment node
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { email } from '#platform/forms/validation/validators';
import { parseMoney } from '#platform/lib/money';
import { isOwnPath } from '#platform/routing/guards/guard';
import { operations } from '../../mocks/generated/operations';
import { asObject, type Json, readContract } from '../../tools/generator/contract';
import { createSender } from '../kit/http/rawBodies';
import { textsIn } from '../kit/texts/contractTexts';
import { testWorld } from '../kit/world';

// No text makes a pattern slow, however long it is and however close to a valid one.

const contract = readContract(join(import.meta.dirname, '../..'));
const long = 200_000;
/** A pattern that takes one step for each character needs about 1 ms, one that takes the square 10,000 ms. */
const allowedMs = 50;

const everything: Json = [
  Object.values(contract.schemas),
  Object.values(contract.components.parameters ?? {}),
  contract.operations.map(({ spec }) => spec),
];
const patterns = [
  ...new Set(textsIn(everything).flatMap(({ pattern }) => (typeof pattern === 'string' ? pattern : []))),
];

/** Each kind of character repeated, each two kinds alternating, and each with an end that does not match. */
const signs = [
  'x',
  'X',
  '7',
  ' ',
  '-',
  '.',
  ':',
  ',',
  '|',
  '@',
  '\n',
  '\u0000',
  'é',
  'A1',
  '1A',
  '08:00 - ',
  '1,',
  '0.',
];
const repeats = signs.flatMap((one) => [one, ...signs.map((other) => one + other)]).map(filled);
const hostile = repeats.flatMap((text) => [text, `${text}!`]);

it('the contract has patterns', () => {
  expect(patterns.length).toBeGreaterThan(10);
});

it('a pattern that tries every start of a text is not fast', () => {
  // From a twentieth of the length of the texts below, because the whole takes four hundred times as long.
  const texts = [20, 10, 5, 2, 1].map((part) => filled('x').slice(0, long / part));
  expect(texts.some((text) => measureTime(() => /x+7/.test(text)) > allowedMs)).toBe(true);
});

it('no pattern of the contract is slow for any text', { timeout: 60_000 }, () => {
  const slow = patterns.flatMap((pattern) => {
    const expression = new RegExp(pattern);
    const nearMisses = listExamples(pattern).flatMap((example) => [
      filled(example),
      `${example}${filled('0')}`,
      `${filled('0')}${example}`,
    ]);
    const found = [...hostile, ...nearMisses].find((text) => measureTime(() => expression.test(text)) >= allowedMs);
    return found === undefined ? [] : [`${pattern} for ${found.slice(0, 20)}`];
  });
  expect(slow).toEqual([]);
});

describe('a form', () => {
  it.each([
    ['an e-mail address', (text: string) => email(text, {})],
    ['an amount', parseMoney],
    ['an address of the app', isOwnPath],
  ])('checks %s quickly, whatever is typed', (_name, check) => {
    const addresses = ['a@', 'a@b.', 'a@b-']
      .map((begin) => begin + filled('c'))
      .concat(`a@${filled('b-')}`, `a@${filled('b.')}`);
    const paths = [filled('/'), `/${filled('?')}\n`, `/${filled('#')}\n`, `/${filled('a/')}`];
    for (const text of [...hostile, ...addresses, ...paths])
      expect(
        measureTime(() => check(text)),
        text.slice(0, 20),
      ).toBeLessThan(allowedMs);
  });
});

it.each(['x', '7', 'x!', ' '])('a password of 200,000 times %j is refused quickly', async (sign) => {
  const password = filled(sign);
  const body = JSON.stringify({ temporary_token: 'tmp_1', password, password_confirmation: password });
  const send = await createSender(testWorld({ scenario: 'empty' }));
  const answer = await send(operations.resetPassword, { body });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { password: ['The maximum length allowed is 72'] } },
  });
  expect(answer.ms).toBeLessThan(1000);
});

function filled(part: string): string {
  return part.repeat(Math.ceil(long / part.length)).slice(0, long);
}

/** Matching texts, if the contract gives examples. */
function listExamples(pattern: string): string[] {
  const found = textsIn(everything).filter((text) => asObject(text).pattern === pattern);
  return found.flatMap(({ examples }) => (Array.isArray(examples) ? examples.map(String).filter(Boolean) : []));
}

/**
 * Processor time of this thread in milliseconds, the least of three attempts. Other programs and threads do not add to
 * it, so a busy machine makes no pattern look slow.
 */
function measureTime(work: () => unknown): number {
  let fastest = Infinity;
  for (let attempt = 0; attempt < 3 && fastest >= allowedMs; attempt += 1) {
    const started = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(started);
    fastest = Math.min(fastest, (user + system) / 1000);
  }
  return fastest;
}
