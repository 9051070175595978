import { useCallback, useId } from 'react';
import type { Attachment, Order } from '#generated/model';
import { useOrderBranchId } from '#platform/branches/useActiveBranch';
import { newKey } from '#platform/lib/newKey';
import { useUndoable } from '#platform/offline/undoables';
import { useLeaveGuard } from '#platform/routing/guards/leaveGuard';
import { Text } from '#platform/ui/layout/Layout';
import {
  removeFileCall,
  AddFiles,
  fileStyles as styles,
  FileRow,
  fileTexts as texts,
  type Upload,
  type Uploads,
  useAddFile,
  useUploadStates,
  useUploads,
} from '../../orders';
import { detailTexts } from '../texts';
import { DetailSection, isDescribed } from './DetailSection';
import own from '../detail.module.css';

/** The files of a job. While it is open, files can be added, and removed with five seconds to undo. */
export function FilesSection({ order }: { order: Order }) {
  const branchId = useOrderBranchId(order);
  const uploads = useUploads(useAddFile(branchId, order.order_id));
  const undoable = useUndoable(`files of order ${order.order_id}`);
  const id = useId();
  const isOpen = order.closed_state === null;
  const files = order.attachments.filter((each) => !undoable.hidden.has(each.id));
  const coming = useComing(uploads);
  const startRemoval = ({ id: fileId, name }: Attachment) =>
    undoable.start({
      key: fileId,
      message: texts.removed(name),
      ...removeFileCall({ branchId, orderId: order.order_id }, fileId),
    });
  const count = order.attachments.length + coming.length;
  const add = (chosen: readonly File[]) => chosen.forEach((file) => uploads.choose(newKey(), file));
  return (
    <DetailSection title={texts.files} office>
      <div className={styles.section}>
        {files.length + coming.length === 0 ? (
          <p className={own.quiet}>{isOpen ? texts.addHint : detailTexts.noFiles}</p>
        ) : (
          <ul className={styles.list}>
            {files.map((file) => (
              <FileRow
                key={file.id}
                name={file.name}
                size={file.size}
                url={file.url}
                id={`${id}-${file.id}`}
                onRemove={isOpen && (() => startRemoval(file))}
              />
            ))}
            {coming.map(({ key, file, upload }) => (
              <FileRow
                key={key}
                name={file.name}
                size={file.size}
                upload={upload}
                id={`${id}-${key}`}
                problem={upload.is === 'failed' ? upload.problem : undefined}
                onRetry={upload.is === 'failed' && upload.canRetry && (() => uploads.again(key))}
                onRemove={() => uploads.drop(key)}
              />
            ))}
          </ul>
        )}
        {isOpen && <AddFiles size="small" count={count} onFiles={add} />}
      </div>
    </DetailSection>
  );
}

type Coming = { key: string; file: File; upload: Upload };

/** Files chosen here that the order does not include yet. Leaving asks for confirmation while there are any. */
function useComing(uploads: Uploads): Coming[] {
  const states = useUploadStates(uploads);
  useLeaveGuard(useCallback(() => [...uploads.read().values()].some(({ is }) => is !== 'sent'), [uploads]));
  return [...states].flatMap(([key, upload]) => {
    const file = uploads.getFile(key);
    // Uploaded files are listed with the order's own.
    return file && upload.is !== 'sent' ? [{ key, file, upload }] : [];
  });
}

/** Notes for the crew and notes for the office. */
export function NotesSection({ order }: { order: Order }) {
  const { crew_notes, office_notes } = order;
  if (crew_notes === '' && office_notes === '') {
    if (!isDescribed(order)) return null;
    return (
      <DetailSection title={detailTexts.notes} office>
        <p className={own.quiet}>{detailTexts.noNotes}</p>
      </DetailSection>
    );
  }
  return (
    <DetailSection title={detailTexts.notes} office={crew_notes === ''}>
      {crew_notes !== '' && <Note label={detailTexts.crewNotes} text={crew_notes} />}
      {office_notes !== '' && (
        <div className={own.office}>
          <Note label={detailTexts.officeNotes} text={office_notes} />
        </div>
      )}
    </DetailSection>
  );
}

function Note({ label, text }: { label: string; text: string }) {
  return (
    <>
      <p className={own.stopLabel}>{label}</p>
      <Text isBreaking lines="kept" className={own.longText}>
        {text}
      </Text>
    </>
  );
}
