import { useState } from 'react';
import { getBranchRights, type BranchRights } from '#domain/people/rights';
import type { BranchSummary, Branch } from '#generated/model';
import { branchActions, useBranchState, useBranchDispatch } from '#platform/branches/slice';
import { useBranches } from '#platform/branches/useActiveBranch';
import { FormNote } from '#platform/forms/layout/FormSection';
import { useSaving } from '#platform/forms/useSaving';
import { isForbidden } from '#platform/http/failures';
import { hasId } from '#platform/lib/codes';
import { usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useUserType } from '#platform/session/useSession';
import { classes } from '#platform/ui/classes';
import { Avatar } from '#platform/ui/data/Avatar';
import { ErrorState } from '#platform/ui/feedback/ErrorState';
import { EmptyState, NoPermission } from '#platform/ui/feedback/states';
import { BackIcon, PlusIcon, ChevronRightIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { useMobile } from '#platform/ui/layout/useMobile';
import { getGlowClass } from '#platform/ui/lists/glow';
import { showToast } from '#platform/ui/messages/toasts';
import { useSignUpFacts } from '../../activity/setup';
import { AddWithinPlan, PlanFullNotice, PlanLimitNotice } from '../../billing';
import { useAddBranch } from '../api';
import { BranchForm } from '../form/BranchForm';
import { type BranchValues, toBranchCreateRequest, emptyBranch, toFirstBranch } from '../model/branchValues';
import { formTexts, pageTexts as texts } from '../texts';
import { BranchView, BranchListSkeleton, BranchSkeleton } from './BranchView';
import { type Chosen, useChosen } from './useChosen';
import styles from './BranchPage.module.css';

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
    <Row tone="secondary" below={3} as="p" gap={2} className={styles.back}>
      <IconButton touch icon={<BackIcon />} label={texts.back} onClick={onClick} />
      {texts.list}
    </Row>
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
  return <ListAndBranch {...props} branches={branches} />;
}

function ListAndBranch({ chosen, rights, isMobile, branches }: BranchesProps & { branches: readonly BranchSummary[] }) {
  const activeBranchId = useBranchState((state) => state.activeBranchId);
  const byItself = isMobile || chosen.isNew ? undefined : getFirstBranch(branches, activeBranchId);
  const shownId = chosen.branchId ?? byItself;
  const isListShown = isMobile ? shownId === undefined && !chosen.isNew : branches.length > 0;
  return (
    <Columns align="start" gap={6} className={styles.columns}>
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
    </Columns>
  );
}

/** A wide screen always shows one: the active branch, or else the first. */
function getFirstBranch(branches: readonly BranchSummary[], activeBranchId: number): number | undefined {
  return (branches.find(({ id }) => id === activeBranchId) ?? branches[0])?.id;
}

function Add({ chosen, rights }: Omit<BranchesProps, 'isMobile'>) {
  if (!rights.create) return <NoPermission text={texts.createRefused} />;
  return (
    <Text as="div" canShrink className={styles.main}>
      <Text as="h2" isBreaking below={4}>
        {formTexts.newName}
      </Text>
      <NewBranch onCreated={(id) => chosen.open(id, { replace: true })} onCancel={() => chosen.close()} />
    </Text>
  );
}

function NoBranches({ rights, onAdd }: { rights: BranchRights; onAdd: () => void }) {
  if (!rights.create) return <EmptyState title={texts.noneTitle} text={texts.noneForOthers} />;
  return <EmptyState title={texts.noneTitle} text={texts.none} action={<AddButton onClick={onAdd} />} />;
}

type NewBranchProps = {
  onCreated: (branchId: number) => void;
  /** Canceled, or created by a provider that does not give which branch it is. */
  onCancel: () => void;
};

/** Adds a branch. The first one starts with what the owner typed at sign-up. */
function NewBranch(props: NewBranchProps) {
  const count = useBranches().data?.length;
  // Stays the same form while the list gets the new branch.
  const [isFirst] = useState(count === 0);
  return isFirst ? <FirstBranch {...props} /> : <NewBranchForm {...props} initialValues={emptyBranch} />;
}

function FirstBranch(props: NewBranchProps) {
  const { facts, isPending } = useSignUpFacts();
  // The form takes its first values when it appears.
  const [start, setStart] = useState<{ values: BranchValues; isFilled: boolean }>();
  if (!start && !isPending) setStart({ values: facts ? toFirstBranch(facts) : emptyBranch, isFilled: !!facts });
  if (!start) return <BranchSkeleton />;
  return <NewBranchForm {...props} initialValues={start.values} isFilled={start.isFilled} />;
}

type NewBranchFormProps = NewBranchProps & {
  initialValues: BranchValues;
  /** With what was typed at sign-up. */ isFilled?: boolean;
};

/** Every user's list shows the new branch right away. */
function NewBranchForm({ initialValues, isFilled = false, onCreated, onCancel }: NewBranchFormProps) {
  const saving = useSaving<Branch>();
  const { mutateAsync } = useAddBranch(saving.onProgress);
  const dispatch = useBranchDispatch();
  const done = ({ name }: BranchValues) => {
    const branch = saving.saved();
    if (!branch) return;
    dispatch(branchActions.branchesRequested());
    showToast({ message: formTexts.created(name.trim()), intent: 'success' });
    if (hasId(branch.id)) onCreated(branch.id);
    else onCancel();
  };
  return (
    <BranchForm
      initialValues={initialValues}
      draft="branch-new"
      sent={saving.sent}
      onSave={(values: BranchValues) => saving.run(() => mutateAsync(toBranchCreateRequest(values)))}
      onSaved={done}
      onCancel={onCancel}
    >
      {isFilled && <FormNote>{formTexts.fromSignUp}</FormNote>}
      {saving.refusal ? (
        <PlanLimitNotice {...saving.refusal} returnTo={newBranchPath} />
      ) : (
        <PlanFullNotice limit="branches" returnTo={newBranchPath} />
      )}
    </BranchForm>
  );
}

/** This form's own address. */
const newBranchPath = `${href('company-branch')}?branch=new`;

type BranchListProps = {
  branches: readonly BranchSummary[];
  currentId: number | undefined;
  onOpen: (branchId: number) => void;
};

/** All branches of the company, in the order of the switcher. A branch that was just added is highlighted once. */
function BranchList({ branches, currentId, onOpen }: BranchListProps) {
  const activeId = useBranchState(({ activeBranchId }) => activeBranchId);
  const getLogo = useLogo();
  const [atFirst] = useState(() => new Set(branches.map(({ id }) => id)));
  return (
    <Text as="ul" isCard className={styles.list} aria-label={texts.list}>
      {branches.map((branch) => (
        <Text as="li" isDivided key={branch.id}>
          <button
            type="button"
            className={classes(styles.row, getGlowClass(atFirst.has(branch.id) ? 0 : 1))}
            aria-current={branch.id === currentId || undefined}
            onClick={() => onOpen(branch.id)}
          >
            <Avatar name={branch.name} photoUrl={getLogo(branch)} size={40} shape="square" />
            <Stack as="span" canShrink isFilling>
              <Row as="span" gap={2}>
                <Text as="span" weight="strong" isBreaking>
                  {branch.name}
                </Text>
                {branch.id === activeId && (
                  <Text as="span" size={12} weight="medium" canShrink={false} className={styles.active}>
                    {texts.active}
                  </Text>
                )}
              </Row>
              {describeBranch(branch).map((line) => (
                <Muted as="span" size={13} key={line}>
                  {line}
                </Muted>
              ))}
            </Stack>
            <ChevronRightIcon className={styles.chevron} />
          </button>
        </Text>
      ))}
    </Text>
  );
}

/** Its place, and how much is in it: the lines that the provider gives. */
function describeBranch({ city, state, members_count, open_orders_count }: BranchSummary): string[] {
  const counts = [
    ...(members_count === null ? [] : [texts.members(members_count)]),
    ...(open_orders_count === null ? [] : [texts.openJobs(open_orders_count)]),
  ];
  return [texts.place(city, state), counts.join(' · ')].filter(Boolean);
}

/**
 * A branch's logo. The one being edited shows its new logo as soon as it is cropped (spec section 4, Avatar cropper).
 */
function useLogo() {
  const { currentBranchId, newBranchImage } = useBranchState((branches) => branches);
  return ({ id, avatar_url }: BranchSummary) => (id === currentBranchId ? (newBranchImage ?? avatar_url) : avatar_url);
}
