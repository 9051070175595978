import { namePerson } from '#domain/people/personName';
import { can } from '#domain/people/rights';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useSession } from '#platform/session/useSession';
import type { SessionUser } from '#platform/session/user';
import { Avatar } from '#platform/ui/data/Avatar';
import { Button } from '#platform/ui/inputs/Button';
import { ChevronDownIcon, SettingsIcon, SubscriptionIcon } from '#platform/ui/icons';
import { Menu, type MenuProps } from '#platform/ui/overlays/Menu';
import { MenuDivider, MenuItem } from '#platform/ui/overlays/MenuItem';
import styles from '../shell.module.css';
import { shellTexts } from '../texts';
import { AccountItems } from './AccountItems';
import { useChangeEmail } from './useChangeEmail';
import { ViewItems } from '../navigation/ViewItems';

/** The helper's menu: name and positions, Manager/Helper for managers, Settings, Subscription, Logout. */
export function HelperMenu({ placement }: Pick<MenuProps, 'placement'>) {
  const user = useSession((session) => session.user);
  const link = useLink();
  const changeEmail = useChangeEmail();
  const name = user ? namePerson({ ...user, positions: [] }, shellTexts.role(user)) : '';
  const label = <PersonLabel name={name} user={user} />;
  return (
    <>
      <Menu
        label={shellTexts.yourMenu}
        openOnHover
        placement={placement}
        width={260}
        header={label}
        trigger={(props) => (
          <Button {...props} variant="quiet" size="large" className={styles.menuButton} endIcon={<ChevronDownIcon />}>
            {label}
          </Button>
        )}
      >
        {can(user?.type, 'switchView') && <ViewItems />}
        <MenuItem text={shellTexts.settings} icon={<SettingsIcon />} {...link(href('helper-settings-personal-info'))} />
        <MenuItem
          text={shellTexts.subscription}
          icon={<SubscriptionIcon />}
          {...link(href('helper-settings-subscription'))}
        />
        <MenuDivider />
        <AccountItems onChangeEmail={changeEmail.open} />
      </Menu>
      {changeEmail.dialog}
    </>
  );
}

function PersonLabel({ name, user }: { name: string; user: SessionUser | null }) {
  const positions = (user?.positions ?? []).map((code) => shellTexts.positions[code]).join(', ');
  return (
    <span className={styles.menuHeader}>
      <Avatar name={name} photoUrl={user?.avatar_url ?? null} size={32} />
      <span className={styles.menuName}>
        <span className={styles.ellipsis}>{name}</span>
        <small className={styles.ellipsis}>{positions}</small>
      </span>
    </span>
  );
}
