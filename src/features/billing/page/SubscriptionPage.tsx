import type { ReactNode } from 'react';
import { getSubscriptionRight } from '#domain/people/rights';
import type { Subscription } from '#generated/model';
import { isForbidden } from '#platform/http/failures';
import { formatNumber } from '#platform/lib/text';
import { usePageTitle } from '#platform/routing/currentRoute';
import { getReturnPath } from '#platform/routing/guards/guard';
import { useLink } from '#platform/routing/links/useLink';
import { useQueryParams } from '#platform/routing/useQuery';
import { getVisitor } from '#platform/session/user';
import { useUserType, useSession } from '#platform/session/useSession';
import { PartBoundary } from '#platform/ui/boundaries/PartBoundary';
import { classes } from '#platform/ui/classes';
import { Callout } from '#platform/ui/feedback/Callout';
import { ErrorState } from '#platform/ui/feedback/ErrorState';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { NoPermission } from '#platform/ui/feedback/states';
import { BackIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { useSubscription } from '../api';
import { Invoices } from '../invoices/Invoices';
import {
  formatAddressLines,
  formatCardName,
  isLimitName,
  getCloseness,
  limitNames,
  type LimitName,
} from '../model/describeSubscription';
import { CardDialog } from '../payment/CardDialog';
import { paymentTexts } from '../payment/texts';
import { PlanDialog } from '../plans/PlanDialog';
import { Plans } from '../plans/Plans';
import { pageTexts as texts, addressTexts, pageTexts } from '../texts';
import { AddressDialog } from './AddressDialog';
import { useBillingDialog, type OpenBillingDialog, type BillingDialog, type BillingPart } from './billingPart';
import { CurrentPlan, StateNotice, CancelPlanDialog } from './CurrentPlan';
import styles from './SubscriptionPage.module.css';

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
    <Stack gap={6} className={styles.page}>
      <LimitMet canManage={canManage} />
      {!canManage && <p className={styles.reason}>{texts.readOnly}</p>}
      <Part of={subscription}>
        <StateNotice {...shown} />
      </Part>
      <Columns columns={2} gap={6} className={styles.pair}>
        <Part of={subscription}>
          <CurrentPlan {...shown} />
        </Part>
        <Part of={subscription}>
          <UsageCard subscription={subscription} />
        </Part>
      </Columns>
      <Part of={subscription}>
        <Plans {...shown} />
      </Part>
      <Columns columns={2} gap={6} className={styles.pair}>
        <Part of={subscription}>
          <PaymentCard {...shown} />
        </Part>
        <Part of={subscription}>
          <BillingAddressCard {...shown} />
        </Part>
      </Columns>
      <Part of={subscription}>
        <Invoices subscription={subscription} />
      </Part>
      {dialog && <BillingDialogs dialog={dialog} subscription={subscription} onAsk={ask} onClose={close} />}
    </Stack>
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
    <Stack gap={6} className={styles.page} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Columns columns={2} gap={6} className={styles.pair}>
        <SkeletonCard height={220} />
        <SkeletonCard height={220} />
      </Columns>
      <SkeletonCard height={360} />
      <Columns columns={2} gap={6} className={styles.pair}>
        <SkeletonCard height={128} />
        <SkeletonCard height={128} />
      </Columns>
      <SkeletonCard height={280} />
    </Stack>
  );
}

/** The address on invoices. */
function BillingAddressCard({ subscription: { billing_address: address }, onAsk }: BillingPart) {
  return (
    <Card as="section" labelledBy="billing-address" gap={2} className={styles.card}>
      <Text as="h2" size={16} below={2} id="billing-address">
        {addressTexts.title}
      </Text>
      {address ? (
        <Muted as="ul" isNumeric>
          {formatAddressLines(address).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Muted>
      ) : (
        <Muted isNumeric>{addressTexts.none}</Muted>
      )}
      {onAsk && (
        <Row gap={2} align="stretch" isWrapping className={styles.actions}>
          <Button onClick={() => onAsk({ kind: 'address' })}>{address ? addressTexts.edit : addressTexts.add}</Button>
        </Row>
      )}
    </Card>
  );
}

/** The charged card, by its last four digits. */
function PaymentCard({ subscription: { payment_method: card }, onAsk }: BillingPart) {
  return (
    <Card as="section" labelledBy="payment-method" gap={2} className={styles.card}>
      <Text as="h2" size={16} below={2} id="payment-method">
        {paymentTexts.title}
      </Text>
      {card ? (
        <Muted as="ul" isNumeric>
          <li>{formatCardName(card)}</li>
          <li>{paymentTexts.expires(card.exp)}</li>
        </Muted>
      ) : (
        <Muted isNumeric>{paymentTexts.none}</Muted>
      )}
      {onAsk && (
        <Row gap={2} align="stretch" isWrapping className={styles.actions}>
          <Button onClick={() => onAsk({ kind: 'card' })}>{card ? paymentTexts.change : paymentTexts.add}</Button>
        </Row>
      )}
    </Card>
  );
}

/** Reason for the redirect here, and a link back. The address may name only pages of this app. */
function LimitMet({ canManage }: { canManage: boolean }) {
  const [read] = useQueryParams();
  const link = useLink();
  const visitor = getVisitor(useSession(({ user }) => user));
  const [limit, wanted] = [read('limit'), read('return')];
  const back = wanted === null ? undefined : getReturnPath(`return=${encodeURIComponent(wanted)}`, visitor);
  if (limit === null && back === undefined) return null;
  const known = isLimitName(limit) ? limit : undefined;
  return (
    <Callout intent="info" title={texts.met.title(known)}>
      <p>{canManage ? texts.met.text(known) : texts.met.textForOthers}</p>
      {back !== undefined && (
        <Text as="div" above={2}>
          <Button size="small" variant="outline" icon={<BackIcon />} {...link(back)}>
            {texts.met.back}
          </Button>
        </Text>
      )}
    </Callout>
  );
}

/** Usage of the plan, as bars and text. */
function UsageCard({ subscription: { usage, limits } }: { subscription: Subscription }) {
  return (
    <Card as="section" labelledBy="plan-usage" gap={2} className={styles.card}>
      <Text as="h2" size={16} below={2} id="plan-usage">
        {pageTexts.usage.title}
      </Text>
      <Stack as="ul" gap={4}>
        {limitNames.map((name) => {
          const used = usage[name];
          return used === undefined ? null : <Bar key={name} name={name} used={used} allowed={limits[name] ?? null} />;
        })}
      </Stack>
    </Card>
  );
}

function Bar({ name, used, allowed }: { name: LimitName; used: number; allowed: number | null }) {
  const close = getCloseness(used, allowed);
  const [usedText, allowedText] = [formatNumber(used), formatNumber(allowed ?? 0)];
  const words = allowed === null ? pageTexts.usage.unlimited(usedText) : pageTexts.usage.of(usedText, allowedText);
  const part = allowed === null || allowed === 0 ? 0 : Math.min(1, used / allowed);
  const hint = close === 'full' && allowed !== null && used > allowed ? pageTexts.usage.over : getHint(close);
  return (
    <Row as="li" gap={3} rowGap={1} align="stretch" justify="between" isWrapping>
      <span>{pageTexts.usage.labels[name]}</span>
      <Row as="span" gap={3} align="stretch" isNumeric>
        {hint !== undefined && (
          <Text as="span" tone="warning" weight="medium">
            {hint}
          </Text>
        )}
        <span>{words}</span>
      </Row>
      {allowed !== null && (
        <span className={styles.track} aria-hidden="true">
          <span className={classes(styles.filled, styles[close])} style={{ width: `${part * 100}%` }} />
        </span>
      )}
    </Row>
  );
}

function getHint(close: ReturnType<typeof getCloseness>): string | undefined {
  if (close === 'roomy') return undefined;
  return close === 'near' ? pageTexts.usage.near : pageTexts.usage.full;
}
