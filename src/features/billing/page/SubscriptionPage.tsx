import type { Subscription } from '../../../generated/model';
import { ApiError } from '../../../platform/http/ApiError';
import { useRouteSpec } from '../../../platform/routing/Screens';
import { useSession } from '../../../platform/session/useSession';
import { ErrorState } from '../../../platform/ui/ErrorState';
import { NoPermission } from '../../../platform/ui/NoPermission';
import { PageHeader } from '../../../platform/ui/PageHeader';
import { BillingAddressCard } from '../address/BillingAddressCard';
import { useSubscription } from '../api';
import { Invoices } from '../invoices/Invoices';
import { billingRight } from '../model/rights';
import { PaymentCard } from '../payment/PaymentCard';
import { Plans } from '../plans/Plans';
import { BillingDialogs } from './BillingDialogs';
import { CurrentPlan } from './CurrentPlan';
import { LimitMet } from './LimitMet';
import { PageSkeleton } from './PageSkeleton';
import { StateNotice } from './StateNotice';
import styles from './SubscriptionPage.module.css';
import { pageTexts as texts } from './texts';
import { UsageCard } from './UsageCard';
import { useBillingDialog } from './useBillingDialog';

/** What the company, or a helper, pays for (docs/product.md, "Subscription"). */
export default function SubscriptionPage() {
  const { title } = useRouteSpec();
  const { data, error, isPending, isFetching, refetch } = useSubscription();
  const failed = error instanceof ApiError && error.status === 403 ? <NoPermission text={error.message} /> : null;
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
  const mayManage = billingRight(useSession(({ user }) => user?.type)) === 'manage';
  const { dialog, ask, close } = useBillingDialog();
  const shown = { subscription, onAsk: mayManage ? ask : undefined };
  return (
    <div className={styles.page}>
      <LimitMet mayManage={mayManage} />
      {!mayManage && <p className={styles.reason}>{texts.readOnly}</p>}
      <StateNotice {...shown} />
      <div className={styles.pair}>
        <CurrentPlan {...shown} />
        <UsageCard subscription={subscription} />
      </div>
      <Plans {...shown} />
      <div className={styles.pair}>
        <PaymentCard {...shown} />
        <BillingAddressCard {...shown} />
      </div>
      <Invoices subscription={subscription} />
      {dialog && <BillingDialogs dialog={dialog} subscription={subscription} onAsk={ask} onClose={close} />}
    </div>
  );
}
