import { setupPath, useSetupProgress } from '../../../features/setup';
import { may } from '../../../domain/rights';
import { branchActions } from '../../../platform/branches/slice';
import {
  useActiveBranch,
  useBranchDispatch,
  useBranches,
  useBranchState,
} from '../../../platform/branches/useActiveBranch';
import { href } from '../../../platform/routing/links/href';
import { useLink } from '../../../platform/routing/links/useLink';
import { showShortcutList } from '../../../platform/shortcuts/shortcuts';
import { sessionActions } from '../../../platform/session/slice';
import { useSession, useSessionDispatch } from '../../../platform/session/useSession';
import { Avatar } from '../../../platform/ui/data/Avatar';
import { Dot } from '../../../platform/ui/data/Badge';
import { Button } from '../../../platform/ui/inputs/Button';
import {
  BranchIcon,
  ChevronDownIcon,
  LogOutIcon,
  MailIcon,
  ShortcutIcon,
  SubscriptionIcon,
  SuccessIcon,
} from '../../../platform/ui/icons';
import { BRANCH_LIST_MAX_HEIGHT } from '../../../platform/ui/layout/layout';
import { Menu } from '../../../platform/ui/overlays/Menu';
import { MenuDivider, MenuItem, MenuNote, MenuSection } from '../../../platform/ui/overlays/MenuItem';
import styles from '../shell.module.css';
import { shellTexts } from '../texts';
import { useBranchName } from '../navigation/branchFacts';
import { useChangeEmail } from './useChangeEmail';
import { ViewItems } from '../navigation/ViewItems';

/** The menu under the active branch's logo: branch switcher, Manager/Helper, Branch, Logout. */
export function CompanyMenu() {
  const { data: branch } = useActiveBranch();
  const branches = useBranches().data ?? [];
  const link = useLink();
  const dispatch = useSessionDispatch();
  const changeEmail = useChangeEmail();
  const user = useSession((session) => session.user);
  const name = useBranchName();
  const person = [user?.first_name, user?.last_name].filter(Boolean).join(' ');
  return (
    <>
      <Menu
        label={shellTexts.yourMenu}
        openOnHover
        placement="bottom-start"
        width={280}
        header={<MenuHeader branch={branch} name={name} person={person} />}
        trigger={(props) => (
          <Button {...props} variant="quiet" size="large" className={styles.menuButton} endIcon={<ChevronDownIcon />}>
            <span className={styles.menuHeader}>
              {branch && <Avatar name={branch.name} photoUrl={branch.avatar_url} shape="square" />}
              <span className={styles.menuName}>
                <span className={styles.ellipsis}>{name}</span>
                <small className={styles.ellipsis}>{person}</small>
              </span>
            </span>
          </Button>
        )}
      >
        <BranchSwitcher />
        {may(user?.type, 'switchView') && <ViewItems />}
        <MenuDivider />
        <SetUpItem />
        {branches.length > 0 && (
          <MenuItem text={shellTexts.branch} icon={<BranchIcon />} {...link(href('company-branch'))} />
        )}
        {may(user?.type, 'manageSubscription') && (
          <MenuItem
            text={shellTexts.subscription}
            icon={<SubscriptionIcon />}
            {...link(href('company-settings-subscription'))}
          />
        )}
        <MenuItem text={shellTexts.changeEmail} icon={<MailIcon />} onClick={changeEmail.open} />
        <MenuItem text={shellTexts.shortcuts} icon={<ShortcutIcon />} onClick={() => showShortcutList(true)} />
        <MenuItem
          text={shellTexts.logout}
          icon={<LogOutIcon />}
          onClick={() => dispatch(sessionActions.signOutRequested())}
        />
      </Menu>
      {changeEmail.dialog}
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

type MenuHeaderProps = { branch: ReturnType<typeof useActiveBranch>['data']; name: string; person: string };

function MenuHeader({ branch, name, person }: MenuHeaderProps) {
  return (
    <span className={styles.menuHeader}>
      {branch && <Avatar name={branch.name} photoUrl={branch.avatar_url} shape="square" size={40} />}
      <span className={styles.menuName}>
        <strong className={styles.ellipsis}>{name}</strong>
        <small>{person}</small>
      </span>
    </span>
  );
}

/** The other branches; a dot marks those with unread activities. */
function BranchSwitcher() {
  const activeId = useBranchState((branches) => branches.activeBranchId);
  const others = (useBranches().data ?? []).filter((branch) => branch.id !== activeId);
  const dispatch = useBranchDispatch();
  return (
    <MenuSection title={shellTexts.switchBranch} maxHeight={BRANCH_LIST_MAX_HEIGHT}>
      {others.length === 0 && <MenuNote>{shellTexts.noBranches}</MenuNote>}
      {others.map((branch) => (
        <MenuItem
          key={branch.id}
          text={branch.name}
          icon={<Avatar name={branch.name} photoUrl={branch.avatar_url} shape="square" size={24} />}
          {...(branch.unread_count > 0 && { detail: <Dot label={shellTexts.unread(branch.unread_count)} /> })}
          onClick={() => dispatch(branchActions.branchRequested(branch.id))}
        />
      ))}
    </MenuSection>
  );
}
