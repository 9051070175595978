import { FieldNote } from '#platform/forms/fields/FieldFrame';
import { getNoteId } from '#platform/forms/useFormField';
import { Button } from '#platform/ui/inputs/Button';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { TickIcon, TrashIcon } from '#platform/ui/icons';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { formatFileSize } from './fileRules';
import styles from './files.module.css';
import { fileTexts as texts } from '../texts';
import type { Upload } from './uploadLine';

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
    <li id={id} className={styles.file} tabIndex={-1} data-invalid={problem === undefined ? undefined : ''}>
      <span className={styles.name}>
        {url === undefined ? (
          name
        ) : (
          <a href={url} download={name}>
            {name}
          </a>
        )}
      </span>
      <span className={styles.size}>
        {problem === undefined && upload?.is === 'sent' && <Done />}
        <span>{formatFileSize(size)}</span>
      </span>
      {problem === undefined ? (
        <OnItsWay name={name} upload={upload} />
      ) : (
        <div className={styles.problem}>
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
        </div>
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
    </li>
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
  if (upload?.is === 'waiting') return <span className={styles.way}>{texts.waiting}</span>;
  if (upload?.is !== 'sending') return null;
  const percent = Math.round(upload.part * 100);
  return (
    <span className={styles.way}>
      <progress className={styles.bar} value={upload.part} max={1} aria-label={name} />
      {texts.uploading(percent)}
    </span>
  );
}
