import { type ReactNode, useState } from 'react';
import { ChangeEmailDialog } from '../../../features/auth';

/** Opens the dialog to change the email. Render `dialog` next to a menu, not in it: the menu closes on the click. */
export function useChangeEmail(): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} />,
  };
}
