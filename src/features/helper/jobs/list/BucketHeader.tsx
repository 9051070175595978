import type { InvitationBucket } from '../../../../generated/model';
import { href } from '../../../../platform/routing/links/href';
import { useLink } from '../../../../platform/routing/links/useLink';
import { usePageTitle } from '../../../../platform/routing/Screens';
import { PageHeader } from '../../../../platform/ui/layout/PageHeader';
import { LinkTabs } from '../../../../platform/ui/layout/Tabs';
import styles from './list.module.css';
import { jobListTexts as texts } from './texts';
import { type BucketCounts, useShownInvitationCounts, useShownOfferCounts } from './shownCounts';

/** Who the work comes from: invitations by a company, or offers to apply for. Also a part of the path. */
export type WorkKind = 'company' | 'outsource';

type Props = { kind: WorkKind; bucket: InvitationBucket };

/** The title of a list, with tabs of both kinds of work and of the four lists of this kind (spec section 2). */
export function BucketHeader({ kind, bucket }: Props) {
  const title = usePageTitle();
  const link = useLink();
  const counts = { company: useShownInvitationCounts(), outsource: useShownOfferCounts() };
  const kindTabs = kinds.map((each) => ({
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
        <div className={styles.tabs}>
          <LinkTabs appearance="segments" label={texts.kinds} items={kindTabs} current={kind} />
          <LinkTabs label={texts.tabs[kind]} items={bucketTabs} current={bucket} />
        </div>
      }
    />
  );
}

function getCount(counts: BucketCounts | undefined, bucket: InvitationBucket): { count?: number } {
  return counts === undefined ? {} : { count: counts[bucket] };
}

const kinds: readonly WorkKind[] = ['company', 'outsource'];
const buckets: readonly InvitationBucket[] = ['new', 'accepted', 'waiting', 'cancelled'];
