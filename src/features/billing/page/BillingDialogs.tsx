import type { Subscription } from '../../../generated/model';
import { AddressDialog } from '../address/AddressDialog';
import { CardDialog } from '../payment/CardDialog';
import { PlanDialog } from '../plans/PlanDialog';
import { CancelPlanDialog } from './CancelPlanDialog';
import type { Ask, BillingDialog } from './useBillingDialog';

type Props = { dialog: BillingDialog; subscription: Subscription; onAsk: Ask; onClose: () => void };

/** The question that is asked right now; a card that lacked leads back to the choice it lacked for. */
export function BillingDialogs({ dialog, subscription, onAsk, onClose }: Props) {
  switch (dialog.kind) {
    case 'plan': {
      const { choice } = dialog;
      const onCard = () => onAsk({ kind: 'card', lacking: choice });
      return <PlanDialog choice={choice} subscription={subscription} onCard={onCard} onClose={onClose} />;
    }
    case 'card': {
      const { lacking } = dialog;
      const onSaved = () => (lacking ? onAsk({ kind: 'plan', choice: lacking }) : onClose());
      return <CardDialog subscription={subscription} onSaved={onSaved} onClose={onClose} />;
    }
    case 'cancel':
      return <CancelPlanDialog subscription={subscription} onClose={onClose} />;
    case 'address':
      return <AddressDialog subscription={subscription} onClose={onClose} />;
  }
}
