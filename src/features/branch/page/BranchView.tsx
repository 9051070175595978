import type { BranchRights } from '#domain/people/rights';
import { useState } from 'react';
import type { Branch } from '#generated/model';
import { isNotFound } from '#platform/http/failures';
import { useFollowBranch } from '#platform/realtime/RealtimeContext';
import { Avatar } from '#platform/ui/data/Avatar';
import { Button } from '#platform/ui/inputs/Button';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { EditIcon, TrashIcon } from '#platform/ui/icons';
import { PartBoundary } from '#platform/ui/boundaries/PartBoundary';
import { BranchAreas } from '../areas/BranchAreas';
import { useBranch } from '../api';
import { EditBranch } from '../form/EditBranch';
import { formTexts, pageTexts as texts } from '../texts';
import { BranchFacts } from './BranchFacts';
import styles from './BranchPage.module.css';
import { DeleteBranch } from './DeleteBranch';
import { BranchSkeleton } from './Skeletons';
import type { Chosen } from './useChosen';

type BranchViewProps = {
  branchId: number;
  chosen: Chosen;
  rights: BranchRights;
  /** True if the branch is in the list. */
  isListed: boolean;
};

/** One branch, as details or in its form. A form stays open with its values even if the branch was deleted. */
export function BranchView({ branchId, chosen, rights, isListed }: BranchViewProps) {
  const { data: branch, error, isFetching, refetch } = useBranch(branchId);
  useFollowBranch(branchId, { enabled: isListed });
  const isEditing = chosen.isEdited && rights.edit !== 'none';
  const [isDeleting, setDeleting] = useState(false);
  const isRemoved = useIsRemoved(isListed) && !isDeleting;
  const isMissing = isRemoved || isNotFound(error);
  const back = () => chosen.close({ replace: true });
  const onRetry = () => void refetch();
  if (isMissing && !isEditing) return <BranchMissing onBack={back} />;
  if (!branch) {
    if (!error) return <BranchSkeleton />;
    return <Unavailable error={error} retrying={isFetching} onRetry={onRetry} onBack={back} />;
  }
  if (!isEditing)
    return (
      <Details
        branch={branch}
        chosen={chosen}
        rights={rights}
        isDeleting={isDeleting}
        setDeleting={setDeleting}
        onRetry={onRetry}
      />
    );
  return (
    <div className={styles.main}>
      <h2 className={styles.formTitle}>{formTexts.editName(branch.name)}</h2>
      <EditBranch branch={branch} some={rights.edit === 'some'} onClose={() => chosen.open(branchId)} />
    </div>
  );
}

type UnavailableProps = { error: unknown; retrying: boolean; onRetry: () => void; onBack: () => void };

function Unavailable({ error, retrying, onRetry, onBack }: UnavailableProps) {
  if (isNotFound(error)) return <BranchMissing onBack={onBack} />;
  return <LoadFailed query={{ error, isFetching: retrying, refetch: onRetry }} text={texts.detailFailed} />;
}

function BranchMissing({ onBack }: { onBack: () => void }) {
  return (
    <EmptyState title={texts.goneTitle} text={texts.gone} action={<Button onClick={onBack}>{texts.back}</Button>} />
  );
}

/** Checks whether it was listed and no longer is. A branch that was just added is not listed yet. */
function useIsRemoved(isListed: boolean): boolean {
  const [wasListed, setListed] = useState(isListed);
  if (isListed && !wasListed) setListed(true);
  return wasListed && !isListed;
}

type DetailsProps = Omit<BranchViewProps, 'branchId' | 'isListed'> & {
  branch: Branch;
  /** While it is being deleted here, its removal needs no notice. */
  isDeleting: boolean;
  setDeleting: (deleting: boolean) => void;
  onRetry: () => void;
};

function Details({ branch, chosen, rights, isDeleting, setDeleting, onRetry }: DetailsProps) {
  const place = texts.place(branch.city, branch.state);
  return (
    <article className={styles.detail} aria-labelledby="branch-name">
      <header className={styles.head}>
        <Avatar name={branch.name} photoUrl={branch.avatar_url} size={56} shape="square" />
        <div className={styles.headWords}>
          <h2 id="branch-name" className={styles.title}>
            {branch.name}
          </h2>
          {place !== '' && <p className={styles.quiet}>{place}</p>}
        </div>
        <div className={styles.actions}>
          {rights.edit !== 'none' && (
            <Button icon={<EditIcon />} variant="outline" onClick={() => chosen.edit(branch.id)}>
              {texts.edit}
            </Button>
          )}
          {rights.remove && (
            <Button icon={<TrashIcon />} variant="quiet" intent="danger" onClick={() => setDeleting(true)}>
              {texts.remove}
            </Button>
          )}
        </div>
      </header>
      {rights.edit === 'none' && <p className={styles.reason}>{texts.readOnly}</p>}
      <PartBoundary operation="getBranch" of={branch} onRetry={onRetry}>
        <BranchFacts branch={branch} />
      </PartBoundary>
      <PartBoundary operation="getBranch" of={branch} onRetry={onRetry}>
        <BranchAreas areas={branch.serving_areas} />
      </PartBoundary>
      {isDeleting && (
        <DeleteBranch
          branch={branch}
          onClose={() => setDeleting(false)}
          onDeleted={() => chosen.close({ replace: true })}
        />
      )}
    </article>
  );
}
