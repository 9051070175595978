import { getBranchRights, type BranchRights } from '#domain/people/rights';
import type { BranchSummary } from '#generated/model';
import { useBranches, useBranchState } from '#platform/branches/useActiveBranch';
import { isForbidden } from '#platform/http/failures';
import { usePageTitle } from '#platform/routing/currentRoute';
import { useUserType } from '#platform/session/useSession';
import { Button } from '#platform/ui/inputs/Button';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { ErrorState } from '#platform/ui/feedback/ErrorState';
import { BackIcon, PlusIcon } from '#platform/ui/icons';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { NoPermission } from '#platform/ui/feedback/NoPermission';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { useMobile } from '#platform/ui/layout/useMobile';
import { href } from '#platform/routing/links/href';
import { AddWithinPlan } from '../../billing';
import { NewBranch } from '../form/NewBranch';
import { formTexts, pageTexts as texts } from '../texts';
import { BranchList } from './BranchList';
import styles from './BranchPage.module.css';
import { BranchView } from './BranchView';
import { BranchListSkeleton } from './Skeletons';
import { type Chosen, useChosen } from './useChosen';

/** The company's branches next to the open one; one after the other on a phone (spec section 2). */
export default function BranchPage() {
  const chosen = useChosen();
  const rights = getBranchRights(useUserType());
  const isMobile = useMobile();
  const onAdd = useAdding(chosen, rights);
  if (!isMobile) {
    return (
      <>
        <Header onAdd={onAdd} />
        <Branches chosen={chosen} rights={rights} isMobile={false} />
      </>
    );
  }
  const isInside = chosen.isNew || chosen.branchId !== undefined;
  return (
    <>
      {isInside ? <Back onClick={() => chosen.close()} /> : <Header />}
      <Branches chosen={chosen} rights={rights} isMobile />
      {onAdd && !isInside && (
        <div className={styles.bar}>
          <AddButton fill onClick={onAdd} />
        </div>
      )}
    </>
  );
}

/** Opens the form for a new branch, if the header has that button. Without branches the page itself offers it. */
function useAdding({ isNew, add }: Chosen, { create }: BranchRights): (() => void) | undefined {
  const hasBranches = (useBranches().data?.length ?? 0) > 0;
  return create && hasBranches && !isNew ? add : undefined;
}

function Header({ onAdd }: { onAdd?: (() => void) | undefined }) {
  const title = usePageTitle();
  return <PageHeader title={title} actions={onAdd && <AddButton onClick={onAdd} />} />;
}

function Back({ onClick }: { onClick: () => void }) {
  return (
    <p className={styles.back}>
      <IconButton touch icon={<BackIcon />} label={texts.back} onClick={onClick} />
      {texts.list}
    </p>
  );
}

function AddButton({ onClick, fill = false }: { onClick: () => void; fill?: boolean }) {
  return (
    <AddWithinPlan limit="branches" returnTo={href('company-branch')} fill={fill}>
      <Button intent="primary" fill={fill} size={fill ? 'large' : 'average'} icon={<PlusIcon />} onClick={onClick}>
        {texts.add}
      </Button>
    </AddWithinPlan>
  );
}

type BranchesProps = { chosen: Chosen; rights: BranchRights; isMobile: boolean };

function Branches(props: BranchesProps) {
  const { data: branches, error, isPending, isFetching, refetch } = useBranches();
  const { chosen, rights } = props;
  if (isPending) return <BranchListSkeleton />;
  if (!branches) {
    if (isForbidden(error)) return <NoPermission text={error.message} />;
    return <ErrorState text={texts.failed} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (branches.length === 0 && !chosen.isNew) return <NoBranches rights={rights} onAdd={chosen.add} />;
  return <Columns {...props} branches={branches} />;
}

function Columns({ chosen, rights, isMobile, branches }: BranchesProps & { branches: readonly BranchSummary[] }) {
  const activeBranchId = useBranchState((state) => state.activeBranchId);
  const byItself = isMobile || chosen.isNew ? undefined : getFirstBranch(branches, activeBranchId);
  const shownId = chosen.branchId ?? byItself;
  const isListShown = isMobile ? shownId === undefined && !chosen.isNew : branches.length > 0;
  return (
    <div className={styles.columns}>
      {isListShown && (
        <aside className={styles.aside}>
          <BranchList branches={branches} currentId={shownId} onOpen={chosen.open} />
        </aside>
      )}
      {chosen.isNew && <Add chosen={chosen} rights={rights} />}
      {shownId !== undefined && (
        // All of it starts over when another branch becomes the active one.
        <BranchView
          key={`${shownId}-${activeBranchId}`}
          branchId={shownId}
          chosen={chosen}
          rights={rights}
          isListed={branches.some(({ id }) => id === shownId)}
        />
      )}
    </div>
  );
}

/** A wide screen always shows one: the active branch, or else the first. */
function getFirstBranch(branches: readonly BranchSummary[], activeBranchId: number): number | undefined {
  return (branches.find(({ id }) => id === activeBranchId) ?? branches[0])?.id;
}

function Add({ chosen, rights }: Omit<BranchesProps, 'isMobile'>) {
  if (!rights.create) return <NoPermission text={texts.createRefused} />;
  return (
    <div className={styles.main}>
      <h2 className={styles.formTitle}>{formTexts.newName}</h2>
      <NewBranch onCreated={(id) => chosen.open(id, { replace: true })} onCancel={() => chosen.close()} />
    </div>
  );
}

function NoBranches({ rights, onAdd }: { rights: BranchRights; onAdd: () => void }) {
  if (!rights.create) return <EmptyState title={texts.noneTitle} text={texts.noneForOthers} />;
  return <EmptyState title={texts.noneTitle} text={texts.none} action={<AddButton onClick={onAdd} />} />;
}
