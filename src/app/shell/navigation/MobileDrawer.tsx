import { can } from '#domain/people/rights';
import { branchActions, useBranchDispatch } from '#platform/branches/slice';
import { useSettings } from '#platform/config/SettingsContext';
import { IfFeature } from '#platform/provider/IfFeature';
import { useCurrentRoute } from '#platform/routing/currentRoute';
import { useLink } from '#platform/routing/links/useLink';
import { getArea } from '#platform/routing/paths';
import { sessionActions } from '#platform/session/slice';
import { useCanOpen } from '#platform/session/useCanOpen';
import { useSessionDispatch, useUserType } from '#platform/session/useSession';
import { showShortcutList } from '#platform/shortcuts/shortcuts';
import { Avatar } from '#platform/ui/data/Avatar';
import { Dot } from '#platform/ui/data/Badge';
import { LogOutIcon, MailIcon, ShortcutIcon, SuccessIcon, TickIcon } from '#platform/ui/icons';
import { Stack, Text } from '#platform/ui/layout/Layout';
import { Wordmark } from '#platform/ui/layout/Wordmark';
import { Drawer } from '#platform/ui/overlays/Drawer';
import { UnreadBadge } from '../../../features/activity';
import { setupPath, useSetupProgress } from '../../../features/activity/setup';
import { useChangeEmail } from '../header/AccountItems';
import { useOtherBranches } from '../header/CompanyMenu';
import { shellTexts } from '../texts';
import { drawerNav } from './navItems';
import styles from '../shell.module.css';

type Props = { open: boolean; onClose: () => void; hasBranches: boolean };

/** Everything from the desktop's sidebar and menu, for a small screen. */
export function MobileDrawer({ open, onClose, hasBranches }: Props) {
  const { productName } = useSettings();
  const isManager = can(useUserType(), 'switchView');
  const dispatch = useSessionDispatch();
  const changeEmail = useChangeEmail();
  const openEmail = () => {
    onClose();
    changeEmail.open();
  };
  const openShortcuts = () => {
    onClose();
    showShortcutList(true);
  };
  return (
    <>
      <Drawer open={open} onClose={onClose} title={shellTexts.menu} header={<Wordmark name={productName} />}>
        <NavLinks hasBranches={hasBranches} onClose={onClose} />
        {isManager && !hasBranches && <p className={styles.drawerNote}>{shellTexts.noBranchesForManager}</p>}
        <BranchChoice onClose={onClose} />
        {isManager && <ViewChoice />}
        <div className={styles.drawerSection}>
          <SetUpLink onClose={onClose} />
          <IfFeature name="emailChange">
            <button type="button" className={styles.drawerItem} onClick={openEmail}>
              <MailIcon />
              {shellTexts.changeEmail}
            </button>
          </IfFeature>
          <button type="button" className={styles.drawerItem} onClick={openShortcuts}>
            <ShortcutIcon />
            {shellTexts.shortcuts}
          </button>
          <button
            type="button"
            className={styles.drawerItem}
            onClick={() => dispatch(sessionActions.signOutRequested())}
          >
            <LogOutIcon />
            {shellTexts.logout}
          </button>
        </div>
      </Drawer>
      {changeEmail.dialog}
    </>
  );
}

/** Leads the owner to the checklist of a new company until everything is done. */
function SetUpLink({ onClose }: { onClose: () => void }) {
  const progress = useSetupProgress();
  const link = useLink();
  if (!progress) return null;
  const { href, onClick } = link(setupPath);
  const go: typeof onClick = (event) => {
    onClick(event);
    onClose();
  };
  return (
    <a href={href} className={styles.drawerItem} onClick={go}>
      <SuccessIcon />
      {shellTexts.setUp(progress.done, progress.total)}
    </a>
  );
}

function NavLinks({ hasBranches, onClose }: { hasBranches: boolean; onClose: () => void }) {
  const link = useLink();
  const { name } = useCurrentRoute();
  const canOpen = useCanOpen();
  return (
    <Stack as="nav" className={styles.drawerNav} aria-label={shellTexts.mainNavigation}>
      {drawerNav(hasBranches, canOpen).map((item) => {
        const { href, onClick } = link(item.to);
        return (
          <a
            key={item.key}
            href={href}
            className={styles.drawerItem}
            aria-current={item.isCurrent(name) && item.key !== 'subscriptions' ? 'page' : undefined}
            onClick={(event) => {
              onClick(event);
              onClose();
            }}
          >
            {item.icon}
            <span>{item.label}</span>
            {item.key === 'company-activity' && <UnreadBadge />}
          </a>
        );
      })}
    </Stack>
  );
}

function BranchChoice({ onClose }: { onClose: () => void }) {
  const others = useOtherBranches();
  const dispatch = useBranchDispatch();
  const choose = (id: number) => {
    onClose();
    dispatch(branchActions.branchRequested(id));
  };
  return (
    <div className={styles.drawerSection}>
      <h3>{shellTexts.switchBranch}</h3>
      {others.length === 0 && <p className={styles.drawerNote}>{shellTexts.noBranches}</p>}
      <div className={styles.branchList}>
        {others.map(({ unread_count: unread, ...branch }) => (
          <button key={branch.id} type="button" className={styles.drawerItem} onClick={() => choose(branch.id)}>
            <Avatar name={branch.name} photoUrl={branch.avatar_url} shape="square" size={28} />
            <Text as="span" canShrink lines="cut" className={styles.ellipsis}>
              {branch.name}
            </Text>
            {unread !== null && unread > 0 && <Dot label={shellTexts.unread(unread)} />}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Manager or Helper, for a manager, in a drawer. */
function ViewChoice() {
  const isHelperSide = getArea(useCurrentRoute().name) === 'helper';
  const dispatch = useSessionDispatch();
  const sides = [
    { label: shellTexts.manager, on: false },
    { label: shellTexts.helper, on: true },
  ];
  return (
    <div className={styles.drawerSection}>
      <h3>{shellTexts.view}</h3>
      {sides.map(({ label, on }) => (
        <button
          key={label}
          type="button"
          className={styles.drawerItem}
          aria-pressed={isHelperSide === on}
          onClick={() => dispatch(sessionActions.helperViewChosen(on))}
        >
          <span>{label}</span>
          {isHelperSide === on && <TickIcon />}
        </button>
      ))}
    </div>
  );
}
