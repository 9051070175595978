import { ApiError } from '../../../platform/http/ApiError';
import type { FileValues } from '../model/fileValues';
import { fileTexts as texts } from './texts';
import type { Upload } from './uploadLine';
import type { Uploads } from './uploads';

/** What keeps a file of a form from being saved with it; one that is still on its way does not. */
export function problemOf({ id }: Pick<FileValues, 'id'>, upload: Upload | undefined): string | undefined {
  return id === null && upload?.is === 'failed' ? upload.problem : undefined;
}

/**
 * The files of a form with the ids they were given, once none is on its way any more. One that could not be sent is an
 * error of its field (`attachment_ids.2`): nothing is saved without it unless it is taken off the form.
 */
export async function sentFiles(files: readonly FileValues[], uploads: Uploads): Promise<FileValues[]> {
  await uploads.settled();
  const sent = files.map((file) => {
    const upload = uploads.read().get(file.key);
    return file.id === null && upload?.is === 'sent' ? { ...file, id: upload.id } : file;
  });
  const errors = Object.fromEntries(
    sent.flatMap((file, place) => {
      if (file.id !== null) return [];
      return [[`attachment_ids.${place}`, [problemOf(file, uploads.read().get(file.key)) ?? texts.gone]]];
    }),
  );
  if (Object.keys(errors).length === 0) return sent;
  throw new ApiError(422, { data: null, message: texts.notSent, errors, success: false });
}
