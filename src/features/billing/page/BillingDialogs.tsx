import type { Subscription } from '../../../generated/model';
import { AddressDialog } from '../address/AddressDialog';
import { CardDialog } from '../payment/CardDialog';
import { PlanDialog } from '../plans/PlanDialog';
import { CancelDialog } from './CancelDialog';
import type { Ask, BillingDialog } from './useBillingDialog';

type Props = { dialog: BillingDialog; subscription: Subscription; onAsk: Ask; onClose: () => void };

/** The question that is asked right now; a card that lacked leads back to the choice it lacked for. */
export function BillingDialogs({ dialog, subscription, onAsk, onClose }: Props) {
  switch (dialog.kind) {
    case 'plan': {
      const { choice } = dialog;
      const onCard = () => onAsk({ kind: 'card', then: choice });
      return <PlanDialog choice={choice} subscription={subscription} onCard={onCard} onClose={onClose} />;
    }
    case 'card': {
      const { then } = dialog;
      const onSaved = () => (then ? onAsk({ kind: 'plan', choice: then }) : onClose());
      return <CardDialog subscription={subscription} onSaved={onSaved} onClose={onClose} />;
    }
    case 'cancel':
      return <CancelDialog subscription={subscription} onClose={onClose} />;
    case 'address':
      return <AddressDialog subscription={subscription} onClose={onClose} />;
  }
}
