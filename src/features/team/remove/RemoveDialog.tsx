import { namePerson } from '#domain/people/personName';
import { useId } from 'react';
import type { Employee, EmployeeDetail } from '#generated/model';
import { useActiveBranch } from '#platform/branches/useActiveBranch';
import { isAnswered, isNotFound } from '#platform/http/failures';
import { Button } from '#platform/ui/inputs/Button';
import { Callout } from '#platform/ui/feedback/Callout';
import { Modal } from '#platform/ui/overlays/Modal';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { showToast } from '#platform/ui/messages/toasts';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { useMemberNow, useRemoveMember } from '../api';
import { Consequences } from './Consequences';
import styles from './remove.module.css';
import { removeTexts as texts } from '../list/texts';

type Props = { branchId: number; member: Employee; onClose: () => void; onRemoved: () => void };

/** Confirms removing a member from the branch and lists the jobs that lose them. */
export function RemoveDialog({ branchId, member, onClose, onRemoved }: Props) {
  const textId = useId();
  const branch = useActiveBranch().data?.name ?? '';
  const details = useMemberNow(member.id);
  const { mutate, isPending, error } = useRemoveMember(branchId);
  const name = namePerson(member);
  const isGone = isMissing(details.error);
  const done = () => {
    showToast({ message: texts.removed(name), intent: 'success' });
    onRemoved();
  };
  const remove = () =>
    mutate(
      { employeeId: member.id },
      // Another user removed them first, which is fine.
      { onSuccess: done, onError: (failure) => isMissing(failure) && done() },
    );
  return (
    <Modal
      open
      kind="question"
      size="x-small"
      role="alertdialog"
      title={texts.title(name, branch)}
      describedBy={textId}
      busy={isPending}
      onClose={isGone ? onRemoved : onClose}
      cancelLabel={isGone ? texts.close : texts.keep}
      actions={
        !isGone && (
          <Button intent="danger" loading={isPending} disabled={!details.data} onClick={remove}>
            {texts.action}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        <div id={textId} className={styles.body}>
          {isGone ? <p>{texts.gone(name)}</p> : <RemovalDetails query={details} />}
        </div>
        <Refusal error={error} />
      </div>
    </Modal>
  );
}

type DetailsQuery = {
  data: EmployeeDetail | undefined;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

function RemovalDetails({ query }: { query: DetailsQuery }) {
  if (query.data) return <Consequences member={query.data} />;
  if (query.isPending) {
    return (
      <div role="status" className={styles.body}>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <SkeletonLine width="88%" height={16} />
        <SkeletonLine width="64%" height={16} />
      </div>
    );
  }
  return (
    <Callout intent="warning">
      <p>{texts.failed}</p>
      <Button size="small" variant="outline" loading={query.isFetching} onClick={() => void query.refetch()}>
        {texts.again}
      </Button>
    </Callout>
  );
}

function Refusal({ error }: { error: unknown }) {
  if (error === null || isMissing(error)) return null;
  return (
    <Callout intent="danger" alert>
      <p>{isAnswered(error) ? error.message : texts.notSent}</p>
    </Callout>
  );
}

function isMissing(error: unknown): boolean {
  return isNotFound(error);
}
