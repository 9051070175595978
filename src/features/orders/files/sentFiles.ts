import { ApiError } from '#platform/http/ApiError';
import type { FileValues } from '../model/fileValues';
import { fileTexts as texts } from '../texts';
import type { Upload } from './uploadLine';
import type { Uploads } from './uploads';

/** Reason a file cannot be saved with its form; a running upload is no problem. */
export function findProblem({ id }: Pick<FileValues, 'id'>, upload: Upload | undefined): string | undefined {
  return id === null && upload?.is === 'failed' ? upload.problem : undefined;
}

/**
 * Waits for the running uploads and returns the files of a form with their ids. A failed file is an error of its field
 * (`attachment_ids.2`): the form cannot be saved until the file is removed or uploaded.
 */
export async function sentFiles(files: readonly FileValues[], uploads: Uploads): Promise<FileValues[]> {
  await uploads.settled();
  const sent = files.map((file) => {
    const upload = uploads.read().get(file.key);
    return file.id === null && upload?.is === 'sent' ? { ...file, id: upload.id } : file;
  });
  const errors = Object.fromEntries(
    sent.flatMap((file, index) => {
      if (file.id !== null) return [];
      return [[`attachment_ids.${index}`, [findProblem(file, uploads.read().get(file.key)) ?? texts.gone]]];
    }),
  );
  if (Object.keys(errors).length === 0) return sent;
  throw new ApiError(422, { data: null, message: texts.notSent, errors, success: false });
}
