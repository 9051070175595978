import { useId } from 'react';
import type { GetOfferApplicationsSort, OutsourceOffer } from '#generated/model';
import { OfferStatus } from '#generated/model/codes';
import { useLastPage, useListPage } from '#platform/routing/useListPage';
import { Select } from '#platform/ui/choices/Select';
import { Callout } from '#platform/ui/feedback/Callout';
import { Button } from '#platform/ui/inputs/Button';
import { Tabs } from '#platform/ui/layout/Tabs';
import { APPLICATIONS_PER_PAGE, useApplications } from '../offersApi';
import { ApplicationList } from './ApplicationList';
import { ApplicationsBar } from './ApplicationsBar';
import styles from './applications.module.css';
import { buckets, getBucketCounts, getBucketFilter, parseBucket } from './buckets';
import { applicationTexts as texts } from './texts';
import { type Answers, useApplicationAnswers } from './answer/useApplicationAnswers';
import { useSelectedApplications } from './useSelectedApplications';

type Props = { offer: OutsourceOffer; now: Date };

/** The applications of an offer by answer, with what can be done with one or several. */
export function Applications({ offer, now }: Props) {
  const panelId = useId();
  const { read, page, onPage, onFilter } = useListPage();
  const bucket = parseBucket(read('show'));
  const sort = parseSort(read('sort'));
  const query = useApplications(offer.id, { ...getBucketFilter(bucket), sort, page });
  useLastPage(page, query.isPlaceholderData ? undefined : query.data?.total, APPLICATIONS_PER_PAGE);
  const answers = useApplicationAnswers(offer);
  const selection = useSelectedApplications(query.data?.data ?? []);
  const counts = getBucketCounts(offer);
  return (
    <>
      <div className={styles.toolbar}>
        <Tabs
          label={texts.tabs}
          panelId={panelId}
          selected={bucket}
          onSelect={(next) => onFilter({ show: next === 'waiting' ? null : next })}
          items={buckets.map((id) => ({ id, label: texts.tab[id], ...toCount(counts[id]) }))}
        />
        <SortSelect sort={sort} onSort={(next) => onFilter({ sort: next === bestFit ? null : next })} />
      </div>
      <Problems answers={answers} />
      <div id={panelId} role="tabpanel" aria-label={texts.tab[bucket]}>
        <ApplicationList
          key={`${bucket} ${sort}`}
          query={query}
          listKey={`${offer.id} ${bucket} ${sort}`}
          bucket={bucket}
          isOpen={offer.status === OfferStatus.open}
          zone={offer.timezone}
          now={now}
          page={page}
          onPage={onPage}
          answers={answers}
          getSelecting={bucket === 'waiting' ? selection.getSelecting : undefined}
        />
      </div>
      {bucket === 'waiting' && <ApplicationsBar offer={offer} selection={selection} answers={answers} />}
      {answers.dialog}
    </>
  );
}

/** Refused answers. They stay until dismissed, because the people may have left this list. */
function Problems({ answers: { problems, dismiss } }: { answers: Answers }) {
  const [only] = problems;
  if (only === undefined) return null;
  return (
    <Callout intent="warning" className={styles.problems} title={problems.length === 1 ? only : undefined}>
      {problems.length > 1 && (
        <>
          <p className={styles.problemTitle}>{texts.partlyTitle(problems.length)}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
      <Button size="small" variant="outline" onClick={dismiss}>
        {texts.dismiss}
      </Button>
    </Callout>
  );
}

const bestFit: GetOfferApplicationsSort = '-fit';
const sorts: readonly GetOfferApplicationsSort[] = [bestFit, 'rate', 'distance', '-rating', 'applied_at'];

function parseSort(text: string | null): GetOfferApplicationsSort {
  return sorts.find((sort) => sort === text) ?? bestFit;
}

type SortProps = { sort: GetOfferApplicationsSort; onSort: (sort: GetOfferApplicationsSort) => void };

function SortSelect({ sort, onSort }: SortProps) {
  return (
    <div className={styles.sort}>
      <Select
        aria-label={texts.sort}
        items={sorts.map((id) => ({ id, name: texts.sorts[id] }))}
        value={sort}
        onChange={(value) => onSort(parseSort(String(value)))}
      />
    </div>
  );
}

function toCount(number: number | undefined) {
  return number === undefined ? {} : { count: number };
}
