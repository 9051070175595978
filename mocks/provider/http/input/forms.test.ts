import { expect, it } from 'vitest';
import type { FormField } from '../../../generated/operations';
import { getBytes } from './files';
import { readForm } from './forms';

const fields = {
  name: 'text',
  lat: 'number',
  primary: 'boolean',
  avatar: 'file',
  'serving_area_ids[]': 'number[]',
  'windows[]': 'text[]',
} as const satisfies Record<string, FormField>;

const read = async (body: string | FormData, contentType?: string) => {
  const request = new Request('http://x', { method: 'POST', body });
  const bytes = new Uint8Array(await request.arrayBuffer());
  return readForm(contentType ?? request.headers.get('content-type') ?? '', bytes, fields);
};
const readUrlEncoded = (text: string) => read(text, 'application/x-www-form-urlencoded');

it.each([
  ['name=Yuma&lat=33.4&primary=1', { name: 'Yuma', lat: 33.4, primary: true }],
  ['primary=true', { primary: true }],
  ['primary=0', { primary: false }],
  ['primary=', { primary: '' }],
  ['primary=banana', { primary: 'banana' }],
  ['lat=north', { lat: Number.NaN }],
  ['lat=', { lat: '' }],
  ['lat=-12', { lat: -12 }],
  ['lat= 12.50 ', { lat: 12.5 }],
  ['lat=0x2', { lat: Number.NaN }],
  ['lat=1e3', { lat: Number.NaN }],
  ['lat=01', { lat: Number.NaN }],
  ['lat=%2B1', { lat: Number.NaN }],
  ['lat=Infinity', { lat: Number.NaN }],
  ['serving_area_ids[]=1&serving_area_ids[]=2', { 'serving_area_ids[]': [1, 2] }],
  ['serving_area_ids[]=x', { 'serving_area_ids[]': [Number.NaN] }],
  ['windows[]=08:00 - 10:00', { 'windows[]': ['08:00 - 10:00'] }],
  ['unknown=1', {}],
  ['', {}],
  ['avatar=text', { avatar: 'text' }],
])('%s', async (text, expected) => {
  expect(await readUrlEncoded(text)).toEqual(expected);
});

it('reads files, whose bytes are at hand afterwards', async () => {
  const body = new FormData();
  body.append('name', 'Yuma');
  body.append('avatar', new File([new Uint8Array([1, 2, 3])], '../logo.png', { type: 'image/png' }));
  body.append('serving_area_ids[]', '1');
  const found = await read(body);
  expect(found).toMatchObject({ name: 'Yuma', 'serving_area_ids[]': [1], avatar: { name: 'logo.png' } });
  const file: unknown = Reflect.get(Object(found), 'avatar');
  expect(file instanceof Blob && [...getBytes(file)]).toEqual([1, 2, 3]);
});

it('passes a file instead of a text on, for the schema to refuse', async () => {
  const body = new FormData();
  for (const name of ['name', 'lat', 'serving_area_ids[]', 'windows[]']) body.append(name, new File(['x'], 'a.txt'));
  const found = Object.values(Object(await read(body)) as Record<string, unknown>).flat();
  expect(found.map((value) => value instanceof File)).toEqual([true, true, true, true]);
});

it.each([
  ['no parts', 'multipart/form-data; boundary=x'],
  ['no parts', 'multipart/form-data'],
  ['--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nYuma', 'multipart/form-data; boundary=x'],
  ['{"name":"Yuma"}', 'application/json'],
  ['name=Yuma', ''],
])('refuses %j as %j', async (text, contentType) => {
  await expect(read(text, contentType)).rejects.toMatchObject({
    status: 422,
    details: { fields: { body: ['The request body could not be read.'] } },
  });
});

it('takes no body at all for an empty form', async () => {
  expect(await read('', 'multipart/form-data')).toEqual({});
});

it('reads a form without parts, which Chromium sends', async () => {
  expect(await read(new FormData())).toEqual({});
});

it('knows no file that did not come with a request', () => {
  expect(() => getBytes(new Blob(['x']))).toThrow('This file did not come with a request');
});
