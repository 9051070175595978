import { namePerson } from '#domain/people/personName';
import { can } from '#domain/people/rights';
import { branchActions, useBranchDispatch, useBranchState } from '#platform/branches/slice';
import { useActiveBranch, useBranches, useListedBranch } from '#platform/branches/useActiveBranch';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useCanOpen } from '#platform/session/useCanOpen';
import { useSession, useUserType } from '#platform/session/useSession';
import { showShortcutList } from '#platform/shortcuts/shortcuts';
import { Avatar } from '#platform/ui/data/Avatar';
import { Dot } from '#platform/ui/data/Badge';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import {
  BranchIcon,
  ChevronDownIcon,
  NumbersIcon,
  ShortcutIcon,
  SubscriptionIcon,
  SuccessIcon,
} from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { BRANCH_LIST_MAX_HEIGHT } from '#platform/ui/layout/useMobile';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuDivider, MenuItem, MenuNote, MenuSection } from '#platform/ui/overlays/MenuItem';
import { setupPath, useSetupProgress } from '../../../features/activity/setup';
import { shellTexts } from '../texts';
import { AccountItems, useChangeEmail, ViewItems } from './AccountItems';
import styles from '../shell.module.css';

/** The menu under the active branch's logo: branch switcher, Manager/Helper, Branch, Logout. */
export function CompanyMenu() {
  const branches = useBranches().data ?? [];
  const link = useLink();
  const changeEmail = useChangeEmail();
  const user = useSession((session) => session.user);
  const name = useBranchName();
  const person = user ? namePerson({ ...user, positions: [] }, shellTexts.role(user)) : '';
  return (
    <>
      <Menu
        label={shellTexts.yourMenu}
        openOnHover
        placement="bottom-start"
        width={280}
        header={<MenuHeader name={name} person={person} />}
        trigger={(props) => (
          <Button {...props} variant="quiet" size="large" className={styles.menuButton} endIcon={<ChevronDownIcon />}>
            <Row canShrink as="span" gap={3} className={styles.menuHeader}>
              <BranchPhoto />
              <Stack canShrink as="span" align="start" className={styles.menuName}>
                <Text as="span" canShrink lines="cut" className={styles.ellipsis}>
                  {name}
                </Text>
                <Muted size={12} weight="regular" as="small" canShrink lines="cut" className={styles.ellipsis}>
                  {person}
                </Muted>
              </Stack>
            </Row>
          </Button>
        )}
      >
        <BranchSwitcher />
        {can(user?.type, 'switchView') && <ViewItems />}
        <MenuDivider />
        <SetUpItem />
        {branches.length > 0 && (
          <MenuItem text={shellTexts.branch} icon={<BranchIcon />} {...link(href('company-branch'))} />
        )}
        <OwnerItems />
        <AccountItems onChangeEmail={changeEmail.open}>
          <MenuItem text={shellTexts.shortcuts} icon={<ShortcutIcon />} onClick={() => showShortcutList(true)} />
        </AccountItems>
      </Menu>
      {changeEmail.dialog}
    </>
  );
}

/** The pages of the owner. */
function OwnerItems() {
  const userType = useUserType();
  const link = useLink();
  const canOpen = useCanOpen();
  return (
    <>
      {canOpen('company-numbers') && (
        <MenuItem text={shellTexts.numbers} icon={<NumbersIcon />} {...link(href('company-numbers'))} />
      )}
      {can(userType, 'manageSubscription') && canOpen('company-settings-subscription') && (
        <MenuItem
          text={shellTexts.subscription}
          icon={<SubscriptionIcon />}
          {...link(href('company-settings-subscription'))}
        />
      )}
    </>
  );
}

/** Leads the owner to the checklist of a new company until everything is done. */
function SetUpItem() {
  const progress = useSetupProgress();
  const link = useLink();
  if (!progress) return null;
  return (
    <MenuItem text={shellTexts.setUp(progress.done, progress.total)} icon={<SuccessIcon />} {...link(setupPath)} />
  );
}

type MenuHeaderProps = { name: string; person: string };

function MenuHeader({ name, person }: MenuHeaderProps) {
  return (
    <Row canShrink as="span" gap={3} className={styles.menuHeader}>
      <BranchPhoto size={40} />
      <Stack canShrink as="span" align="start" className={styles.menuName}>
        <Text as="strong" canShrink lines="cut" className={styles.ellipsis}>
          {name}
        </Text>
        <Muted as="small" size={12} weight="regular">
          {person}
        </Muted>
      </Stack>
    </Row>
  );
}

/** The other branches; a dot marks those with unread activities. */
export function BranchSwitcher() {
  const others = useOtherBranches();
  const dispatch = useBranchDispatch();
  return (
    <MenuSection title={shellTexts.switchBranch} maxHeight={BRANCH_LIST_MAX_HEIGHT}>
      {others.length === 0 && <MenuNote>{shellTexts.noBranches}</MenuNote>}
      {others.map(({ unread_count: unread, ...branch }) => (
        <MenuItem
          key={branch.id}
          text={branch.name}
          icon={<Avatar name={branch.name} photoUrl={branch.avatar_url} shape="square" size={24} />}
          {...(unread !== null && unread > 0 && { detail: <Dot label={shellTexts.unread(unread)} /> })}
          onClick={() => dispatch(branchActions.branchRequested(branch.id))}
        />
      ))}
    </MenuSection>
  );
}

/** The active branch. The list of branches names it, and has its photo, before its details are there. */
function useShownBranch() {
  const { data: branch } = useActiveBranch();
  const listed = useListedBranch();
  return branch ?? listed;
}

function useHasNoBranch(): boolean {
  return useBranchState(({ settled, activeBranchId }) => settled && activeBranchId === 0);
}

/** Name of the active branch, or a text for "loading" or "none". */
export function useBranchName(): string {
  const branch = useShownBranch();
  const hasNone = useHasNoBranch();
  return branch?.name ?? (hasNone ? shellTexts.noActiveBranch : shellTexts.loadingBranch);
}

/** Photo of the active branch; its place while the branch loads, and nothing without a branch. */
export function BranchPhoto({ size = 32 }: { size?: number }) {
  const branch = useShownBranch();
  const hasNone = useHasNoBranch();
  if (branch) return <Avatar name={branch.name} photoUrl={branch.avatar_url} shape="square" size={size} />;
  return hasNone ? null : <SkeletonLine width={size} height={size} />;
}

/** The branches one can switch to. */
export function useOtherBranches() {
  const activeId = useBranchState((branches) => branches.activeBranchId);
  return (useBranches().data ?? []).filter((branch) => branch.id !== activeId);
}

/**
 * Checks whether there is an active branch. Until the list is loaded, the signed-in person's own data decides, or the
 * branch of the last visit.
 */
export function useHasBranches(): boolean {
  const stored = useBranchState(({ activeBranchId }) => activeBranchId);
  const known = useSession((session) => session.user?.branches_count ?? stored);
  return (useBranches().data?.length ?? known) > 0;
}
