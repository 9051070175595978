import type { ReactNode } from 'react';
import { IfFeature } from '#platform/provider/IfFeature';
import { sessionActions } from '#platform/session/slice';
import { useSessionDispatch } from '#platform/session/useSession';
import { LogOutIcon, MailIcon } from '#platform/ui/icons';
import { MenuItem } from '#platform/ui/overlays/MenuItem';
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
