import type { Subscription } from '../../../generated/model';
import { AddressDialog } from '../address/AddressDialog';
import { CardDialog } from '../payment/CardDialog';
import { PlanDialog } from '../plans/PlanDialog';
import { CancelPlanDialog } from './CancelPlanDialog';
import type { OpenBillingDialog, BillingDialog } from './useBillingDialog';

type Props = { dialog: BillingDialog; subscription: Subscription; onAsk: OpenBillingDialog; onClose: () => void };

/** The open dialog. A choice that needed a card continues after the card is added. */
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
