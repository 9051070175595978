import { type ChangeEvent, useRef } from 'react';
import type { Attachment, Order } from '../../../generated/model';
import { Button } from '../../../platform/ui/Button';
import { IconButton } from '../../../platform/ui/IconButton';
import { PlusIcon, TrashIcon } from '../../../platform/ui/icons';
import { UndoBar } from '../../../platform/ui/UndoBar';
import { useUndoable } from '../../../platform/ui/useUndoable';
import { useRemoveFile } from '../api';
import styles from './detail.module.css';
import { fileTypes } from './fileRules';
import { fileSize } from './laborShare';
import { Section } from './Section';
import { detailTexts } from './texts';
import { useFiles } from './useFiles';

/** Pictures and papers of a job; as long as it is open some can be added, and taken away with five seconds to think. */
export function FilesSection({ order }: { order: Order }) {
  const { add, busy, problems } = useFiles(order);
  const { mutateAsync: remove } = useRemoveFile(order.branch_id);
  const undoable = useUndoable<number>();
  const isOpen = order.closed_state === null;
  const files = order.attachments.filter(({ id }) => !undoable.hidden.has(id));
  const takeAway = ({ id, name }: Attachment) =>
    undoable.start({
      key: id,
      message: detailTexts.fileRemoved(name),
      run: (how) => remove({ orderId: order.order_id, attachmentId: id, ...how }),
    });
  return (
    <Section
      title={detailTexts.files}
      office
      aside={isOpen && <AddFiles busy={busy} onFiles={(chosen) => void add(chosen)} />}
    >
      {files.length === 0 && <p className={styles.quiet}>{isOpen ? detailTexts.addHint : detailTexts.noFiles}</p>}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <a href={file.url} download={file.name}>
              {file.name}
            </a>
            <span className={styles.quiet}>{fileSize(file.size)}</span>
            {isOpen && (
              <IconButton
                size="small"
                icon={<TrashIcon />}
                label={detailTexts.removeFile(file.name)}
                onClick={() => takeAway(file)}
              />
            )}
          </li>
        ))}
      </ul>
      {problems.length > 0 && (
        <ul className={styles.issues} role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <UndoBar actions={undoable} />
    </Section>
  );
}

/** Chooses files of this device. */
export function AddFiles({ busy, onFiles }: { busy: boolean; onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // The same file may be chosen again, after it has been made smaller.
    event.target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={fileTypes.join(',')}
        aria-label={detailTexts.addFiles}
        onChange={choose}
      />
      <Button size="small" variant="outline" icon={<PlusIcon />} loading={busy} onClick={() => input.current?.click()}>
        {detailTexts.addFiles}
      </Button>
    </>
  );
}
