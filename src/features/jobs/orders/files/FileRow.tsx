import { type ChangeEvent, useRef, useState } from 'react';
import { attachmentLimits } from '#domain/limits';
import { FieldNote } from '#platform/forms/fields/FieldFrame';
import { getNoteId } from '#platform/forms/useFormField';
import { formatNumber } from '#platform/lib/text';
import { useFeature } from '#platform/provider/slice';
import { TickIcon, TrashIcon, PlusIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { fileTexts as texts } from '../texts';
import type { Upload } from './uploads';
import styles from './files.module.css';

export type FileRowProps = {
  id: string;
  name: string;
  size: number;
  /** URL of the file after it belongs to a job. */
  url?: string;
  upload?: Upload | undefined;
  /** The problem with the file. */
  problem?: string | undefined;
  onRetry?: (() => void) | false | undefined;
  onRemove?: (() => void) | false;
};

/** A file with name, size, upload state and actions. */
export function FileRow({ id, name, size, url, upload, problem, onRetry, onRemove }: FileRowProps) {
  const description = problem === undefined ? {} : { 'aria-describedby': getNoteId(id) };
  return (
    <Columns
      as="li"
      align="center"
      rowGap={1}
      gap={3}
      isTarget
      id={id}
      className={styles.file}
      tabIndex={-1}
      data-invalid={problem === undefined ? undefined : ''}
    >
      <Text as="span" isBreaking>
        {url === undefined ? (
          name
        ) : (
          <a href={url} download={name}>
            {name}
          </a>
        )}
      </Text>
      <Muted as="span" size={13} isNumeric>
        {problem === undefined && upload?.is === 'sent' && <Done />}
        <span>{formatFileSize(size)}</span>
      </Muted>
      {problem === undefined ? (
        <OnItsWay name={name} upload={upload} />
      ) : (
        <Row justify="between" gap={3} className={styles.problem}>
          <FieldNote id={id} hint={undefined} error={problem} />
          {onRetry && (
            <Button
              size="small"
              variant="quiet"
              intent="primary"
              aria-label={texts.uploadAgain(name)}
              onClick={onRetry}
              {...description}
            >
              {texts.tryAgain}
            </Button>
          )}
        </Row>
      )}
      {onRemove && (
        <span className={styles.remove}>
          <IconButton
            size="small"
            icon={<TrashIcon />}
            label={texts.remove(name)}
            onClick={onRemove}
            {...description}
          />
        </span>
      )}
    </Columns>
  );
}

function Done() {
  return (
    <>
      <TickIcon className={styles.done} size={14} />
      <VisuallyHidden>{texts.done}</VisuallyHidden>
    </>
  );
}

function OnItsWay({ name, upload }: Pick<FileRowProps, 'name' | 'upload'>) {
  if (upload?.is === 'waiting')
    return (
      <Row as="span" tone="secondary" size={13} isNumeric gap={3} className={styles.way}>
        {texts.waiting}
      </Row>
    );
  if (upload?.is !== 'sending') return null;
  const percent = Math.round(upload.part * 100);
  return (
    <Row as="span" tone="secondary" size={13} isNumeric gap={3} className={styles.way}>
      <progress className={styles.bar} value={upload.part} max={1} aria-label={name} />
      {texts.uploading(percent)}
    </Row>
  );
}

type AddFilesProps = {
  /** Number of files already added. */
  count: number;
  onFiles: (files: readonly File[]) => void;
  size?: 'small';
};

/** Adds files from this device and names the files that cannot be added. */
export function AddFiles({ count, onFiles, size }: AddFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasFeature = useFeature('orderFiles');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const { good, problems: refused } = splitFiles([...(event.target.files ?? [])], count);
    setProblems(refused);
    if (good.length > 0) onFiles(good);
    // Lets the user choose the same file again after making it smaller.
    event.target.value = '';
  };
  if (!hasFeature) return null;
  return (
    <Stack align="start" gap={2}>
      {problems.length > 0 && (
        <Text as="ul" tone="danger" role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </Text>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={fileTypes.join(',')}
        aria-label={texts.add}
        onChange={choose}
      />
      <Button
        variant="outline"
        icon={<PlusIcon />}
        disabled={count >= attachmentLimits.count}
        {...(size && { size })}
        onClick={() => input.current?.click()}
      >
        {texts.add}
      </Button>
    </Stack>
  );
}

/** Files of an order: pictures and PDFs (docs/product.md, "Limits"). */
const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** Splits chosen files into those an order with `count` files can take and the problems of the others. */
export function splitFiles(chosen: readonly File[], count: number): { good: File[]; problems: string[] } {
  const good: File[] = [];
  const problems = chosen.flatMap((file) => {
    const problem = findFileProblem(file, count + good.length);
    if (problem === undefined) good.push(file);
    return problem === undefined ? [] : [texts.refused(file.name, problem)];
  });
  return { good, problems };
}

/** Reason a file cannot be added to an order with `count` files; undefined if it can. */
export function findFileProblem({ size, type }: Pick<File, 'size' | 'type'>, count: number): string | undefined {
  if (count >= attachmentLimits.count) return texts.tooMany(attachmentLimits.count);
  if (size > attachmentLimits.bytes) return texts.tooLarge;
  return fileTypes.some((known) => known === type) ? undefined : texts.wrongType;
}

/** Formats a file size: "340 KB", "2.4 MB". */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return texts.kilobytes(String(kilobytes));
  return texts.megabytes(formatNumber(kilobytes / 1000, 1));
}
