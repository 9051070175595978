import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { Callout } from '#platform/ui/feedback/Callout';
import { Button } from '#platform/ui/inputs/Button';
import { Row, Text } from '#platform/ui/layout/Layout';
import { useKnownSubscription } from '../api';
import { pageTexts } from '../texts';

/** Above the pages of a company whose last payment failed: what happened, and where it can be paid. */
export function PaymentBanner() {
  const link = useLink();
  const status = useKnownSubscription()?.status;
  if (status !== 'past_due' && status !== 'unpaid') return null;
  return (
    <Text as="div" below={4}>
      <Callout intent="danger">
        <Row gap={4} rowGap={2} justify="between" isWrapping>
          <span>{status === 'unpaid' ? pageTexts.notices.unpaid : pageTexts.notices.pastDue}</span>
          <Button size="small" variant="outline" {...link(href('company-settings-subscription'))}>
            {pageTexts.notices.payNow}
          </Button>
        </Row>
      </Callout>
    </Text>
  );
}
