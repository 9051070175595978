// @vitest-environment node
import { expect, it } from 'vitest';
import { readMultipart } from './forms';

const encode = (text: string) => new TextEncoder().encode(text);
const part = (disposition: string, content: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${content}\r\n`;
const readAll = async (body: string, contentType = 'multipart/form-data; boundary=x') => {
  const form = readMultipart(contentType, encode(body));
  return form && Promise.all([...form].map(async ([name, value]) => [name, await describe(value)]));
};
const describe = async (value: string | File) =>
  typeof value === 'string' ? value : [value.name, value.type, await value.text()];

it.each<[string, string, unknown]>([
  [
    'texts in order',
    `${part('name="a"', '1')}${part('name="b"', 'María')}--x--`,
    [
      ['a', '1'],
      ['b', 'María'],
    ],
  ],
  ['an empty text', `${part('name="a"', '')}--x--\r\n`, [['a', '']]],
  ['line breaks of a text', `${part('name="a"', '1\r\n2\n\r\n')}--x--`, [['a', '1\r\n2\n\r\n']]],
  ['a text like the boundary', `${part('name="a"', '--x\r\n-x')}--x--`, [['a', '--x\r\n-x']]],
  ['encoded quotes', `${part('name="a%22b%0D%0A"', '1')}--x--`, [['a"b\r\n', '1']]],
  ['other spelling of the header', '--x\r\ncontent-disposition:form-data;name="a"\r\n\r\n1\r\n--x--', [['a', '1']]],
  [
    'a file',
    `${part('name="a"; filename="b.png"', 'P', 'Content-Type: image/png\r\n')}--x--`,
    [['a', ['b.png', 'image/png', 'P']]],
  ],
  ['a file without type', `${part('filename="b"; name="a"', '')}--x--`, [['a', ['b', 'text/plain', '']]]],
  ['no parts', '--x--\r\n', []],
  ['500 parts', `${part('name="a"', '1').repeat(500)}--x--`, Array.from({ length: 500 }, () => ['a', '1'])],
  ['more parts', `${part('name="a"', '1').repeat(501)}--x--`, null],
  ['a form that was cut off', part('name="a"', '1'), null],
  ['a part that was cut off', `${part('name="a"', '1')}--x\r\nContent-Dis`, null],
  ['a part without name', `${part('filename="a"', '1')}--x--`, null],
  ['a part without header', '--x\r\n\r\n1\r\n--x--', null],
  ['a long header', `${part('name="a"', '1', `X: ${'x'.repeat(1024)}\r\n`)}--x--`, null],
  ['another boundary', `${part('name="a"', '1')}--y--`, null],
])('reads or refuses %s', async (_, body, expected) => {
  expect(await readAll(body)).toEqual(expected);
});

it.each([
  ['multipart/form-data; boundary="x"', [['a', '1']]],
  ['multipart/form-data; charset=utf-8; BOUNDARY=x', [['a', '1']]],
  ['multipart/form-data; boundary=', null],
  ['multipart/form-data', null],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, null],
])('finds the boundary in %s', async (contentType, expected) => {
  expect(await readAll(`${part('name="a"', '1')}--x--`, contentType)).toEqual(expected);
});

it('refuses a text that is not UTF-8', () => {
  const body = new Uint8Array([...encode('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'), 0xff]);
  expect(
    readMultipart('multipart/form-data; boundary=x', new Uint8Array([...body, ...encode('\r\n--x--')])),
  ).toBeNull();
});

it('reads what fetch sends', async () => {
  const sent = new FormData();
  sent.append('serving_area_ids[]', '1');
  sent.append('serving_area_ids[]', '2');
  sent.append('avatar', new File(['P'], 'Łódź "1".png', { type: 'image/png' }));
  const request = new Request('http://x', { method: 'POST', body: sent });
  const form = readMultipart(request.headers.get('content-type') ?? '', new Uint8Array(await request.arrayBuffer()));
  expect([...(form ?? [])].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
    ['serving_area_ids[]', '1'],
    ['serving_area_ids[]', '2'],
    ['avatar', 'Łódź "1".png'],
  ]);
});

const megabytes = 5 * 1024 * 1024;
it.each([
  ['dashes', '-', '-'.repeat(69)],
  ['dashes, and a boundary that ends otherwise', '-', `${'-'.repeat(69)}x`],
  ['line breaks', '\r', 'x'],
  ['lines like the boundary', `\r\n--${'-'.repeat(68)}`, `${'-'.repeat(69)}x`],
])('reads 5 MB of %s in less than 50 ms', (_, filling, boundary) => {
  const content = filling.repeat(Math.ceil(megabytes / filling.length));
  const header = `--${boundary}\r\nContent-Disposition: form-data; name="avatar"; filename="a"\r\n\r\n`;
  const body = encode(`${header}${content}\r\n--${boundary}--`);
  const measure = () => {
    const before = process.threadCpuUsage();
    readMultipart(`multipart/form-data; boundary=${boundary}`, body);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  measure();
  expect(measure()).toBeLessThan(50);
});
