import { type ReactNode } from 'react';
import { can } from '#domain/people/rights';
import type { OfferStatusCounts, OfferStatus, OutsourceOffer } from '#generated/model';
import { OfferStatus as Status } from '#generated/model/codes';
import { useBranchId } from '#platform/branches/BranchBoundary';
import { nameStatus } from '#platform/lib/codes';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useLastPage, useListPage } from '#platform/routing/useQuery';
import { useUserType } from '#platform/session/useSession';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { useNow } from '#platform/ui/clock/useNow';
import { Chip } from '#platform/ui/data/Chip';
import { SkeletonCircle, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { EmptyState } from '#platform/ui/feedback/states';
import { FindAiIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Row, Stack } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { type ListQuery, PagedList } from '#platform/ui/lists/PagedList';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { AddWithinPlan } from '../../billing';
import { JobsOfBranch } from '../../jobs';
import { OutsourceNumbers } from '../numbers/OutsourceNumbers';
import { OFFERS_PER_PAGE, usePublishedOffers } from '../offersApi';
import { offerLabels } from '../parts/labels';
import { nameOffer } from '../parts/OfferFacts';
import { offersTexts as texts } from '../parts/texts';
import { useOfferDialogs, type OpenOfferDialog } from '../parts/useOfferDialogs';
import { PublishedOfferCard } from './PublishedOfferCard';
import card from './PublishedOfferCard.module.css';

/** The branch's outsourcing offers, a tab of the jobs (spec section 2). */
export default function OffersPage() {
  const seesAllBranches = can(useUserType(), 'viewBranchesTogether');
  return (
    <JobsOfBranch tab="outsourcing" add={addOffer}>
      <Offers />
      {seesAllBranches && <OutsourceNumbers />}
    </JobsOfBranch>
  );
}

const addOffer = (fill: boolean) => <NewOfferButton fill={fill} />;

/** Leads to a new offer, or explains why the plan allows no more. */
export function NewOfferButton({ fill = false }: { fill?: boolean }) {
  const link = useLink();
  return (
    <AddWithinPlan limit="offers" returnTo={href('company-job-outsourcing')} fill={fill}>
      <Button intent="primary" fill={fill} icon={<FindAiIcon />} {...link(href('company-outsourcing'))}>
        {texts.create}
      </Button>
    </AddWithinPlan>
  );
}

/** The offers of a branch by status, with what can be done with each. */
function Offers() {
  const branchId = useBranchId();
  const { read, page, onPage, onFilter } = useListPage();
  const filter = parseOfferFilter(read('status'));
  const query = usePublishedOffers(branchId, { page, status: filter && getFilterStatus(filter) });
  useLastPage(page, query.isPlaceholderData ? undefined : query.data?.total, OFFERS_PER_PAGE);
  const { dialog, onAsk } = useOfferDialogs();
  const choose = (next: OfferFilter | undefined) => onFilter({ status: next ?? null });
  return (
    <>
      <StatusFilter chosen={filter} counts={query.data?.counts} onChoose={choose} />
      <OfferList
        query={query}
        listKey={`${branchId} ${filter ?? 'all'}`}
        page={page}
        onPage={onPage}
        onAsk={onAsk}
        empty={filter === undefined ? <NoOffers /> : <NoneOfStatus onShowAll={() => choose(undefined)} />}
      />
      {dialog}
    </>
  );
}

type FilterProps = {
  chosen: OfferFilter | undefined;
  counts: OfferStatusCounts | undefined;
  onChoose: (filter: OfferFilter | undefined) => void;
};

function StatusFilter({ chosen, counts, onChoose }: FilterProps) {
  const label = (word: string, count: number | undefined) => (count === undefined ? word : texts.countOf(word, count));
  return (
    <Row below={3} gap={2} align="stretch" isWrapping className={card.filters} role="group" aria-label={texts.states}>
      <Chip
        label={label(texts.all, counts && countAll(counts))}
        selected={chosen === undefined}
        onClick={() => onChoose(undefined)}
      />
      {offerFilters.map((filter) => (
        <Chip
          key={filter}
          label={label(offerLabels.status[getFilterStatus(filter)], counts?.[filter])}
          selected={chosen === filter}
          onClick={() => onChoose(filter)}
        />
      ))}
    </Row>
  );
}

function NoOffers() {
  return <EmptyState title={texts.emptyTitle} text={texts.empty} action={<NewOfferButton />} />;
}

function NoneOfStatus({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title={texts.noneTitle}
      text={texts.none}
      action={<Button onClick={onShowAll}>{texts.showAll}</Button>}
    />
  );
}

/** Statuses by their name in the address bar (`?status=open`), in the order of the filters. */
const offerFilters = [
  'open',
  'filled',
  'closed',
  'expired',
  'cancelled',
] as const satisfies readonly (keyof OfferStatusCounts)[];

type OfferFilter = (typeof offerFilters)[number];

/** The chosen status; undefined for all. */
function parseOfferFilter(text: string | null): OfferFilter | undefined {
  return offerFilters.find((filter) => filter === text);
}

function getFilterStatus(filter: OfferFilter): OfferStatus {
  return Status[filter];
}

function countAll(counts: OfferStatusCounts): number {
  return offerFilters.reduce((sum, filter) => sum + counts[filter], 0);
}

type Props = {
  query: ListQuery<OutsourceOffer>;
  /** Identifies the list without its page number. */
  listKey: string;
  page: number;
  onPage: (page: number) => void;
  onAsk: OpenOfferDialog;
  empty: ReactNode;
};

/** A page of offers. */
function OfferList({ onAsk, ...list }: Props) {
  const isMobile = useMobile();
  return (
    <PagedList
      {...list}
      perPage={OFFERS_PER_PAGE}
      variant={isMobile ? 'simple' : 'wide'}
      changeRules={offerChangeRules}
      texts={texts}
      skeleton={<OfferSkeletons />}
    >
      {(offers, getChangeCount) => <Cards offers={offers} getChangeCount={getChangeCount} onAsk={onAsk} />}
    </PagedList>
  );
}

type CardsProps = { offers: readonly OutsourceOffer[]; getChangeCount: (id: number) => number; onAsk: OpenOfferDialog };

function Cards({ offers, getChangeCount, onAsk }: CardsProps) {
  const now = useNow();
  return (
    <Stack as="ul" gap={3}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <RowBoundary of={offer}>
            <PublishedOfferCard offer={offer} now={now} turn={getChangeCount(offer.id)} onAsk={onAsk} />
          </RowBoundary>
        </li>
      ))}
    </Stack>
  );
}

/** Identifies offers and describes their changes for `steadyList`. */
const offerChangeRules: ChangeRules<OutsourceOffer> = {
  getId: ({ id }) => id,
  describeChange: describeOfferChange,
};

/** A sentence about what changed in an offer since it was last shown; undefined without a change. */
function describeOfferChange(before: OutsourceOffer | undefined, now: OutsourceOffer): string | undefined {
  const name = nameOffer(now);
  if (!before) return texts.arrived(name);
  if (before.status !== now.status) return texts.statusNow(name, nameStatus(offerLabels.status, now.status));
  if (before.counts.applied < now.counts.applied) return texts.newApplication(name, now.counts.applied);
  return getLook(before) === getLook(now) ? undefined : texts.changed(name);
}

/** A key of what the user decides about. Views alone are no news. */
function getLook({ version, waiting, counts: { applied, accepted }, apply_by }: OutsourceOffer): string {
  return [version, waiting, applied, accepted, apply_by].join();
}

const shown = 4;

/** A page of offers while it loads. */
function OfferSkeletons() {
  return (
    <Stack gap={3} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {Array.from({ length: shown }, (_, index) => (
        <Columns gap={5} rowGap={0} align="center" isCard key={index} className={card.card}>
          <Lines first="64%" second="80%" />
          <Lines first="72%" second="48%" />
          <Lines first="56%" second="64%" />
          <SkeletonCircle size={44} />
          <SkeletonLine height={36} />
        </Columns>
      ))}
    </Stack>
  );
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <Stack gap={2}>
      <SkeletonLine width={first} height={16} />
      <SkeletonLine width={second} />
      <SkeletonLine width="48%" />
    </Stack>
  );
}
