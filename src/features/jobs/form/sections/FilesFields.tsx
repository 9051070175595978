import { useEffect, useRef, useSyncExternalStore } from 'react';
import { FieldGroupLabel } from '#platform/forms/formContext';
import { FormNote } from '#platform/forms/layout/FormSection';
import { getNoteId, useFormField } from '#platform/forms/useFormField';
import { type ListField, useListField } from '#platform/forms/useListField';
import { announce } from '#platform/ui/feedback/announcements';
import { Callout } from '#platform/ui/feedback/Callout';
import {
  AddFiles,
  fileStyles as styles,
  FileRow,
  createFileValues,
  fileTexts as texts,
  findProblem,
  type FileValues,
  type OrderValues,
  type Uploads,
  useIsStored,
  useUpload,
} from '../../orders';
import { ListError } from '../formParts';
import { useOrderFormFacts, orderField, useOrderValue } from '../orderFormContext';

/** The files of a job. Each is uploaded when it is chosen, and becomes part of the job when the form is saved. */
export function FilesFields() {
  const frame = useRef<HTMLDivElement>(null);
  const { uploads } = useOrderFormFacts();
  const isKept = useIsStored(uploads);
  const list = useListField(orderField('attachment_ids'), texts.files);
  const files = useOrderValue('attachment_ids');
  const problems = useProblemNotes(uploads, files, list.id);
  useAllInList(uploads, list);
  const add = (chosen: readonly File[]) => {
    const added = chosen.map((file) => ({ file, entry: createFileValues(file) }));
    for (const { file, entry } of added) uploads.choose(entry.key, file);
    list.replace([...list.read(), ...added.map(({ entry }) => entry)]);
  };
  const remove = (index: number) => {
    const file = list.read()[index];
    if (!file) return;
    uploads.drop(file.key);
    list.remove(index);
    announce(texts.removed(file.name));
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[data-add] button')?.focus());
  };
  return (
    <div ref={frame} className={styles.section}>
      <ListError id={list.id} error={list.error} />
      {files.length > 0 && (
        <ul className={styles.list} aria-label={texts.files} aria-describedby={problems}>
          <FieldGroupLabel value={texts.files}>
            {files.map((file, index) => (
              <ChosenFile key={file.key} file={file} index={index} onRemove={() => remove(index)} />
            ))}
          </FieldGroupLabel>
        </ul>
      )}
      <div data-add="">
        <AddFiles count={files.length} onFiles={add} />
      </div>
      {isKept ? <FormNote>{texts.kinds}</FormNote> : <Callout intent="warning">{texts.notPersisted}</Callout>}
    </div>
  );
}

type ChosenFileProps = { file: FileValues; index: number; onRemove: () => void };

function ChosenFile({ file, index, onRemove }: ChosenFileProps) {
  const { uploads } = useOrderFormFacts();
  const state = useUpload(uploads, file.key);
  const problem = findProblem(file, state);
  const { frame, change } = useFormField<FileValues | null, OrderValues>(
    {
      name: orderField(`attachment_ids[${index}]`),
      label: file.name,
      validate: () => findProblem(file, uploads.read().get(file.key)),
    },
    null,
  );
  const checked = useRef(problem);
  useEffect(() => {
    if (file.id === null) uploads.resume(file.key);
  }, [uploads, file]);
  useEffect(() => {
    // A problem is not part of the value, so a change of it has to start the validation.
    if (checked.current !== problem) change({ ...file });
    checked.current = problem;
  }, [problem, change, file]);
  const error = problem ?? frame.error;
  const retry = () => {
    uploads.again(file.key);
    change({ ...file });
  };
  return (
    <FileRow
      name={file.name}
      size={file.size}
      onRemove={onRemove}
      id={frame.id}
      problem={error}
      upload={file.id === null ? state : undefined}
      onRetry={error !== undefined && file.id === null && uploads.canRetry(file.key) && retry}
    />
  );
}

/** A restored draft replaces the files. Adds back the files chosen just before. */
function useAllInList(uploads: Uploads, { keys, read, replace }: ListField<FileValues>) {
  const chosen = useSyncExternalStore(uploads.subscribe, () => [...uploads.read().keys()].join(' '));
  useEffect(() => {
    const lost = chosen.split(' ').flatMap((key) => {
      const file = keys.includes(key) ? undefined : uploads.getFile(key);
      return file ? [{ ...createFileValues(file), key }] : [];
    });
    if (lost.length > 0) replace([...read(), ...lost]);
  }, [uploads, chosen, keys, read, replace]);
}

/** Ids of the messages about failed files, for screen readers. */
function useProblemNotes({ read, subscribe }: Uploads, files: readonly FileValues[], listId: string) {
  const ids = useSyncExternalStore(subscribe, () =>
    files
      .flatMap((file, at) =>
        findProblem(file, read().get(file.key)) === undefined ? [] : getNoteId(`${listId}[${at}]`),
      )
      .join(' '),
  );
  return ids || undefined;
}
