import type { InvitationBucket } from '#generated/model';
import { useHiddenCount, withoutHidden } from '#platform/offline/undoables';
import { usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import type { RouteName } from '#platform/routing/paths';
import { useCurrentTab } from '#platform/routing/TabBody';
import { useCanOpen } from '#platform/session/useCanOpen';
import { Columns } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { LinkTabs } from '#platform/ui/layout/Tabs';
import { useInvitationCounts } from '../../api';
import { useOfferCounts } from '../../offersApi';
import { declinedJobs, leftOffers, withdrawnJobs } from '../answer/answerable';
import { jobListTexts as texts } from '../texts';

/** Source of the work: invitations by a company, or offers to apply for. Also a part of the path. */
type WorkKind = 'company' | 'outsource';

type Props = { kind: WorkKind; bucket: InvitationBucket };

/** The title of a list, with tabs of both kinds of work and of the four lists of this kind (spec section 2). */
export function BucketHeader({ kind, bucket }: Props) {
  const title = usePageTitle();
  const link = useLink();
  const tab = useCurrentTab(tabs, `${kind}-${bucket}`);
  const counts = { company: useShownInvitationCounts(), outsource: useShownOfferCounts() };
  const canOpen = useCanOpen();
  const shownKinds = kinds.filter((each) => canOpen(`helper-job-${each}-${bucket}`));
  const kindTabs = shownKinds.map((each) => ({
    id: each,
    label: texts.kind[each],
    ...getCount(counts[each], 'new'),
    ...link(href(`helper-job-${each}-${bucket}`)),
  }));
  const bucketTabs = buckets.map((each) => ({
    id: each,
    label: texts.tab[each],
    ...getCount(counts[kind], each),
    ...link(href(`helper-job-${kind}-${each}`)),
  }));
  return (
    <PageHeader
      title={title}
      tabs={
        <Columns columns={1} gap={3}>
          {kindTabs.length > 1 && (
            <LinkTabs
              appearance="segments"
              label={texts.kinds}
              items={kindTabs}
              current={kinds.find((each) => tab.startsWith(each)) ?? kind}
            />
          )}
          <LinkTabs
            label={texts.tabs[kind]}
            items={bucketTabs}
            current={buckets.find((each) => tab.endsWith(each)) ?? bucket}
          />
        </Columns>
      }
    />
  );
}

function getCount(counts: BucketCounts | undefined, bucket: InvitationBucket): { count?: number } {
  return counts === undefined ? {} : { count: counts[bucket] };
}

const kinds: readonly WorkKind[] = ['company', 'outsource'];
const buckets: readonly InvitationBucket[] = ['new', 'accepted', 'waiting', 'cancelled'];

type Tab = `${WorkKind}-${InvitationBucket}`;
const tabs: Partial<Record<RouteName, Tab>> = {
  'helper-job': 'company-new',
  'helper-job-company-new': 'company-new',
  'helper-job-company-accepted': 'company-accepted',
  'helper-job-company-waiting': 'company-waiting',
  'helper-job-company-cancelled': 'company-cancelled',
  'helper-job-outsource-new': 'outsource-new',
  'helper-job-outsource-accepted': 'outsource-accepted',
  'helper-job-outsource-waiting': 'outsource-waiting',
  'helper-job-outsource-cancelled': 'outsource-cancelled',
};

type BucketCounts = Record<InvitationBucket, number>;

/** Number of invitations in each list, without those whose answer is not sent yet. */
function useShownInvitationCounts(): BucketCounts | undefined {
  const counts = useInvitationCounts();
  const declined = useHiddenCount(declinedJobs);
  const withdrawn = useHiddenCount(withdrawnJobs);
  if (!counts) return undefined;
  const { waiting, cancelled } = counts;
  const open = withoutHidden(counts.new, declined);
  return { new: open, accepted: withoutHidden(counts.accepted, withdrawn), waiting, cancelled };
}

/** Number of offers in each list, without those whose answer is not sent yet. */
function useShownOfferCounts(): BucketCounts | undefined {
  const counts = useOfferCounts();
  const left = useHiddenCount(leftOffers);
  if (!counts) return undefined;
  const { accepted, waiting, cancelled } = counts;
  return { new: withoutHidden(counts.new, left), accepted, waiting, cancelled };
}
