import type { ReactNode } from 'react';
import { IconButton } from '../../../../platform/ui/inputs/IconButton';
import { MoreIcon } from '../../../../platform/ui/icons';
import { Menu } from '../../../../platform/ui/overlays/Menu';
import { actionTexts } from './texts';

/** The less likely actions of a job. */
export function MoreMenu({ number, children }: { number: string; children: ReactNode }) {
  return (
    <Menu
      label={actionTexts.more(number)}
      trigger={(props) => (
        <IconButton {...props} variant="outline" icon={<MoreIcon />} label={actionTexts.more(number)} />
      )}
    >
      {children}
    </Menu>
  );
}
