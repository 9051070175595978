import type { OutsourceOffer, OutsourceOfferActionsItem } from '#generated/model';
import { MoreIcon } from '#platform/ui/icons';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuItem } from '#platform/ui/overlays/MenuItem';
import { nameOffer } from './describeOffer';
import { partTexts as texts } from './texts';
import type { OpenOfferDialog } from './useOfferDialogs';

type Props = { offer: OutsourceOffer; onAsk: OpenOfferDialog };

const inOrder: readonly OutsourceOfferActionsItem[] = ['edit', 'repeat', 'close', 'delete'];
const ends: readonly OutsourceOfferActionsItem[] = ['close', 'delete'];

/** Actions available for this offer; renders nothing if there are none. */
export function OfferMenu({ offer, onAsk }: Props) {
  const label = texts.more(nameOffer(offer));
  const actions = inOrder.filter((action) => offer.actions.includes(action));
  if (actions.length === 0) return null;
  return (
    <Menu
      label={label}
      trigger={(props) => <IconButton {...props} variant="outline" icon={<MoreIcon />} label={label} />}
    >
      {actions.map((action) => (
        <MenuItem
          key={action}
          text={texts.actions[action]}
          danger={ends.includes(action)}
          onClick={() => onAsk(action, offer)}
        />
      ))}
    </Menu>
  );
}
