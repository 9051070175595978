import { expect, it } from 'vitest';
import type { FormField } from '../generated/operations';
import { bytesOf } from './files';
import { readForm } from './forms';

const fields = {
  name: 'text',
  lat: 'number',
  primary: 'boolean',
  avatar: 'file',
  'serving_area_ids[]': 'number[]',
  'windows[]': 'text[]',
} as const satisfies Record<string, FormField>;

const urlEncoded = (text: string) =>
  new Request('http://x', {
    ...{ method: 'POST', body: text },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

it.each([
  ['name=Yuma&lat=33.4&primary=1', { name: 'Yuma', lat: 33.4, primary: true }],
  ['primary=true', { primary: true }],
  ['primary=0', { primary: false }],
  ['primary=', { primary: false }],
  ['lat=north', { lat: 'north' }],
  ['lat=', { lat: '' }],
  ['lat=-12', { lat: -12 }],
  ['serving_area_ids[]=1&serving_area_ids[]=2', { 'serving_area_ids[]': [1, 2] }],
  ['serving_area_ids[]=x', { 'serving_area_ids[]': ['x'] }],
  ['windows[]=08:00 - 10:00', { 'windows[]': ['08:00 - 10:00'] }],
  ['unknown=1', {}],
  ['', {}],
  ['avatar=text', { avatar: 'text' }],
])('%s', async (text, expected) => {
  expect(await readForm(urlEncoded(text), fields)).toEqual(expected);
});

it('reads files, whose bytes are at hand afterwards', async () => {
  const body = new FormData();
  body.append('name', 'Yuma');
  body.append('avatar', new File([new Uint8Array([1, 2, 3])], 'logo.png', { type: 'image/png' }));
  body.append('serving_area_ids[]', '1');
  const read = await readForm(new Request('http://x', { method: 'POST', body }), fields);
  expect(read).toMatchObject({ name: 'Yuma', 'serving_area_ids[]': [1] });
  const file: unknown = Reflect.get(Object(read), 'avatar');
  expect(file instanceof Blob && [...bytesOf(file)]).toEqual([1, 2, 3]);
});

it('takes a broken form for an empty one', async () => {
  const broken = new Request('http://x', {
    ...{ method: 'POST', body: 'no parts' },
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(await readForm(broken, fields)).toEqual({});
});

it('knows no file that did not come with a request', () => {
  expect(() => bytesOf(new Blob(['x']))).toThrow('This file did not come with a request');
});
