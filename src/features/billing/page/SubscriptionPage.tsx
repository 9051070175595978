import { getSubscriptionRight } from '#domain/people/rights';
import type { ReactNode } from 'react';
import type { Subscription } from '#generated/model';
import { isForbidden } from '#platform/http/failures';
import { usePageTitle } from '#platform/routing/currentRoute';
import { useUserType } from '#platform/session/useSession';
import { ErrorState } from '#platform/ui/feedback/ErrorState';
import { NoPermission } from '#platform/ui/feedback/NoPermission';
import { PartBoundary } from '#platform/ui/boundaries/PartBoundary';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { BillingAddressCard } from '../address/BillingAddressCard';
import { useSubscription } from '../api';
import { Invoices } from '../invoices/Invoices';
import { PaymentCard } from '../payment/PaymentCard';
import { Plans } from '../plans/Plans';
import { CurrentPlan } from './CurrentPlan';
import { LimitMet } from './LimitMet';
import { StateNotice } from './StateNotice';
import styles from './SubscriptionPage.module.css';
import { pageTexts as texts } from '../texts';
import { UsageCard } from './UsageCard';
import { useBillingDialog, type OpenBillingDialog, type BillingDialog } from './useBillingDialog';
import { AddressDialog } from '../address/AddressDialog';
import { CardDialog } from '../payment/CardDialog';
import { PlanDialog } from '../plans/PlanDialog';
import { CancelPlanDialog } from './CancelPlanDialog';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';

/** Subscription of the company or a helper (docs/product.md, "Subscription"). */
export default function SubscriptionPage() {
  const title = usePageTitle();
  const { data, error, isPending, isFetching, refetch } = useSubscription();
  const failed = isForbidden(error) ? <NoPermission text={error.message} /> : null;
  return (
    <>
      <PageHeader title={title} />
      {data ? <Everything subscription={data} /> : isPending && <PageSkeleton />}
      {!data &&
        error !== null &&
        (failed ?? <ErrorState text={texts.failed} retrying={isFetching} onRetry={() => void refetch()} />)}
    </>
  );
}

function Everything({ subscription }: { subscription: Subscription }) {
  const canManage = getSubscriptionRight(useUserType()) === 'manage';
  const { dialog, ask, close } = useBillingDialog();
  const shown = { subscription, onAsk: canManage ? ask : undefined };
  return (
    <div className={styles.page}>
      <LimitMet canManage={canManage} />
      {!canManage && <p className={styles.reason}>{texts.readOnly}</p>}
      <Part of={subscription}>
        <StateNotice {...shown} />
      </Part>
      <div className={styles.pair}>
        <Part of={subscription}>
          <CurrentPlan {...shown} />
        </Part>
        <Part of={subscription}>
          <UsageCard subscription={subscription} />
        </Part>
      </div>
      <Part of={subscription}>
        <Plans {...shown} />
      </Part>
      <div className={styles.pair}>
        <Part of={subscription}>
          <PaymentCard {...shown} />
        </Part>
        <Part of={subscription}>
          <BillingAddressCard {...shown} />
        </Part>
      </div>
      <Part of={subscription}>
        <Invoices subscription={subscription} />
      </Part>
      {dialog && <BillingDialogs dialog={dialog} subscription={subscription} onAsk={ask} onClose={close} />}
    </div>
  );
}

/** A part of the page that fails on its own. */
function Part({ of, children }: { of: Subscription; children: ReactNode }) {
  const { refetch } = useSubscription();
  return (
    <PartBoundary operation="getSubscription" of={of} onRetry={() => void refetch()}>
      {children}
    </PartBoundary>
  );
}

type DialogsProps = {
  dialog: BillingDialog;
  subscription: Subscription;
  onAsk: OpenBillingDialog;
  onClose: () => void;
};

/** The open dialog. A choice that needed a card continues after the card is added. */
function BillingDialogs({ dialog, subscription, onAsk, onClose }: DialogsProps) {
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

function PageSkeleton() {
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className={styles.pair}>
        <SkeletonCard height={220} />
        <SkeletonCard height={220} />
      </div>
      <SkeletonCard height={360} />
      <div className={styles.pair}>
        <SkeletonCard height={128} />
        <SkeletonCard height={128} />
      </div>
      <SkeletonCard height={280} />
    </div>
  );
}
