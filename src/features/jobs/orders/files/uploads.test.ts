// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { DraftFile, DraftFiles } from '#platform/drafts/draftFiles';
import { createFileDraft } from '#platform/drafts/fileDraft';
import { ApiError, noResponseError } from '#platform/http/ApiError';
import { plainSpaces } from '../../../../../tests/kit/texts/spaces';
import { until } from '../../../../../tests/kit/until';
import { toFileValues } from '../model/orderValues';
import { fileTexts as texts } from '../texts';
import { findFileProblem, formatFileSize, splitFiles } from './FileRow';
import { sentFiles, type SendHow, createUploads } from './uploads';

const pdf = (name = 'permit.pdf') => new File(['%PDF'], name, { type: 'application/pdf' });

it.each([
  [12, '1 KB'],
  [340_400, '340 KB'],
  [2_400_000, '2.4 MB'],
])('%i bytes are %s', (bytes, words) => expect(plainSpaces(formatFileSize(bytes))).toBe(words));

it.each([
  ['image/png', 10 * 1024 * 1024, 9, undefined],
  ['application/pdf', 1, 10, 'Up to 10 files per job.'],
  ['application/pdf', 10 * 1024 * 1024 + 1, 0, 'Files can be up to 10 MB.'],
  ['image/heic', 1, 0, 'Choose a JPG, PNG or WebP image or a PDF.'],
])('%s of %i bytes beside %i others: %s', (type, size, count, problem) => {
  const found = findFileProblem({ type, size }, count);
  expect(found && plainSpaces(found)).toBe(problem);
});

it('takes the files that fit and names the others', () => {
  const song = new File(['la'], 'song.mp3', { type: 'audio/mpeg' });
  const { good, problems } = splitFiles([pdf('a.pdf'), song, pdf('b.pdf')], 9);
  expect(good.map(({ name }) => name)).toEqual(['a.pdf']);
  expect(problems).toEqual([
    'song.mp3 was not added. Up to 10 files per job.',
    'b.pdf was not added. Up to 10 files per job.',
  ]);
});

/** Files kept in memory; `hasSpace` is false for a device with full storage. */
function createMemory(kept: Record<string, DraftFile> = {}, hasSpace = true) {
  const files = new Map(Object.entries(kept));
  const drafts: DraftFiles = {
    loadFiles: () => Promise.resolve(new Map(files)),
    saveFile: (_, name, file) => Promise.resolve(hasSpace && files.set(name, file) === files),
    removeFiles: (_, names) => Promise.resolve((names ?? [...files.keys()]).forEach((name) => files.delete(name))),
  };
  return { files, draft: createFileDraft(drafts, { owner: 'user:2', form: 'order-new-1' }) };
}

type Sent = { name: string; key: string; how: SendHow; answer: (id: number) => void; fail: (error: unknown) => void };

/** Uploads with responses that the test controls. */
function createTestUploads(device = createMemory()) {
  const sent: Sent[] = [];
  const uploads = createUploads(
    ({ name }, how) =>
      new Promise((resolve, reject) => {
        how.signal.addEventListener('abort', () => reject(new Error('canceled')));
        sent.push({ name, key: how.idempotencyKey, how, answer: (id) => resolve({ id }), fail: reject });
      }),
    device.draft,
  );
  const close = uploads.open();
  const states = () => [...uploads.read().values()].map((each) => each.is);
  return { ...device, uploads, close, sent, states, last: () => sent.at(-1) ?? expect.fail('Nothing was sent') };
}

const refusal = (status: number) =>
  new ApiError(status, { data: null, message: 'No.', errors: { file: ['Not this one'] }, success: false });

describe('chosen files', () => {
  it('are uploaded one after the other and report their progress', async () => {
    const { uploads, sent, states, last, files } = createTestUploads();
    uploads.choose('a', pdf('a.pdf'));
    uploads.choose('b', pdf('b.pdf'));
    expect(states()).toEqual(['sending', 'waiting']);
    last().how.onProgress(0.4);
    expect(uploads.read().get('a')).toEqual({ is: 'sending', part: 0.4 });
    last().answer(81);
    await until(() => expect(states()).toEqual(['sent', 'sending']));
    expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
    await until(() => expect(files.get('a')).toBe(81));
    expect(files.get('b')).toBeInstanceOf(File);
  });

  it.each([
    ['no answer', noResponseError(), texts.notSent, true],
    ['a server in trouble', refusal(503), 'Not this one', true],
    ['a file too large', refusal(413), 'Not this one', false],
    ['no picture', refusal(415), 'Not this one', false],
    ['not allowed', new ApiError(403, { data: null, message: 'No.', errors: {}, success: false }), 'No.', true],
  ])('%s: reports the problem and continues with the next file', async (_, error, problem, canRetry) => {
    const { uploads, last, states } = createTestUploads();
    uploads.choose('a', pdf());
    uploads.choose('b', pdf());
    last().fail(error);
    await until(() => expect(states()).toEqual(['failed', 'sending']));
    expect(uploads.read().get('a')).toEqual({ is: 'failed', problem, canRetry });
    expect(uploads.canRetry('a')).toBe(canRetry);
  });

  it('keep their idempotency key on a retry and get a new one after a success', async () => {
    const { uploads, sent, last, states } = createTestUploads();
    uploads.choose('a', pdf());
    last().fail(noResponseError());
    await until(() => expect(states()).toEqual(['failed']));
    uploads.again('a');
    last().answer(81);
    await until(() => expect(states()).toEqual(['sent']));
    uploads.again('a');
    expect(sent.map(({ key }) => key)).toEqual(['a-0', 'a-0', 'a-1']);
  });

  it('are aborted and deleted when they are removed during the upload', async () => {
    const { uploads, sent, states, files } = createTestUploads();
    uploads.choose('a', pdf('a.pdf'));
    uploads.choose('b', pdf('b.pdf'));
    uploads.drop('a');
    await until(() => expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']));
    expect(states()).toEqual(['sending']);
    await until(() => expect([...files.keys()]).toEqual(['b']));
  });

  it('are aborted when the page unmounts and start over when it is back', async () => {
    const { uploads, close, sent, states } = createTestUploads();
    uploads.choose('a', pdf());
    close();
    await until(() => expect(states()).toEqual(['waiting']));
    expect(sent).toHaveLength(1);
    uploads.open();
    await until(() => expect(states()).toEqual(['sending']));
    expect(sent.map(({ key }) => key)).toEqual(['a-0', 'a-0']);
  });

  it('reports that the device storage is full', async () => {
    const { uploads } = createTestUploads(createMemory({}, false));
    expect(uploads.isKept()).toBe(true);
    uploads.choose('a', pdf());
    await until(() => expect(uploads.isKept()).toBe(false));
  });
});

describe('files of a restored draft', () => {
  it.each<[string, DraftFile | undefined, unknown]>([
    ['sent already', 81, { is: 'sent', id: 81 }],
    ['not sent yet', pdf(), { is: 'sending', part: 0 }],
    ['not kept', undefined, { is: 'failed', problem: texts.gone, canRetry: false }],
  ])('%s', async (_, kept, expected) => {
    const { uploads } = createTestUploads(createMemory(kept === undefined ? {} : { a: kept }));
    uploads.resume('a');
    expect(uploads.read().get('a')).toEqual({ is: 'waiting' });
    await until(() => expect(uploads.read().get('a')).toEqual(expected));
  });

  it('deletes files left from the draft and keeps those chosen here', async () => {
    const { uploads, files } = createTestUploads(createMemory({ old: pdf() }));
    uploads.choose('a', pdf());
    uploads.leaveKept();
    await until(() => expect([...files.keys()]).toEqual(['a']));
  });

  it('keeps nothing after the form is saved', async () => {
    const { uploads, files, last } = createTestUploads();
    uploads.choose('a', pdf());
    last().answer(81);
    await uploads.settled();
    uploads.forget();
    await until(() => expect(files.size).toBe(0));
  });
});

describe('the files of a saved form', () => {
  const own = toFileValues({ id: 7, name: 'door.png', url: '', size: 1, type: 'image/png' });
  const [a, b] = ['a', 'b'].map((key) => ({ ...own, key, id: null }));
  if (!a || !b) throw new Error('Two files');

  it('waits for running uploads and returns the new ids', async () => {
    const { uploads, last } = createTestUploads();
    uploads.choose('a', pdf());
    const saving = sentFiles([own, a], uploads);
    last().answer(81);
    expect((await saving).map(({ id }) => id)).toEqual([7, 81]);
  });

  it('reports a failed file as an error of its field', async () => {
    const { uploads, last } = createTestUploads();
    uploads.choose('a', pdf());
    const saving = sentFiles([own, a, b], uploads);
    last().fail(refusal(415));
    await expect(saving).rejects.toMatchObject({
      status: 422,
      errors: { 'attachment_ids.1': ['Not this one'], 'attachment_ids.2': [texts.gone] },
    });
  });
});
