import { type ReactNode, useState } from 'react';
import { IfFeature } from '#platform/provider/IfFeature';
import { useCurrentRoute } from '#platform/routing/currentRoute';
import { getArea } from '#platform/routing/paths';
import { sessionActions } from '#platform/session/slice';
import { useSessionDispatch } from '#platform/session/useSession';
import { LogOutIcon, MailIcon } from '#platform/ui/icons';
import { MenuItem, MenuSection } from '#platform/ui/overlays/MenuItem';
import { ChangeEmailDialog } from '../../../features/auth';
import { shellTexts } from '../texts';

type Props = { onChangeEmail: () => void; children?: ReactNode };

/** The last entries of every account menu: change the email, the menu's own, log out. */
export function AccountItems({ onChangeEmail, children }: Props) {
  const dispatch = useSessionDispatch();
  return (
    <>
      <IfFeature name="emailChange">
        <MenuItem text={shellTexts.changeEmail} icon={<MailIcon />} onClick={onChangeEmail} />
      </IfFeature>
      {children}
      <MenuItem
        text={shellTexts.logout}
        icon={<LogOutIcon />}
        onClick={() => dispatch(sessionActions.signOutRequested())}
      />
    </>
  );
}

/** Opens the dialog to change the email. Render `dialog` next to a menu, not in it: the menu closes on the click. */
export function useChangeEmail(): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} />,
  };
}

/** A manager's choice between the two sides of the product. */
export function ViewItems() {
  const isHelperSide = getArea(useCurrentRoute().name) === 'helper';
  const dispatch = useSessionDispatch();
  const choose = (on: boolean) => dispatch(sessionActions.helperViewChosen(on));
  return (
    <MenuSection title={shellTexts.view}>
      <MenuItem text={shellTexts.manager} chosen={!isHelperSide} onClick={() => choose(false)} />
      <MenuItem text={shellTexts.helper} chosen={isHelperSide} onClick={() => choose(true)} />
    </MenuSection>
  );
}
