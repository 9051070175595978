import type { ReactNode } from 'react';
import type { OrderCard, CrewFace } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { nameStatus } from '#platform/lib/codes';
import { useShortcuts } from '#platform/shortcuts/shortcuts';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { PagedList, type PagedListProps } from '#platform/ui/lists/PagedList';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { JobRowHead } from '../card/JobCard';
import { cardTexts, jobLabels } from '../orders';
import { CardSkeletons } from './JobsOfBranch';
import { listTexts } from './texts';
import type { JobList } from './useJobList';
import styles from './list.module.css';

type Props = Pick<PagedListProps<OrderCard>, 'query' | 'listKey' | 'variant' | 'hidden' | 'empty'> & {
  list: Pick<JobList, 'page' | 'perPage' | 'onPage' | 'view'>;
  /** The name of the column between the date and the crew, if it is not what the jobs need. */
  needsHead?: string;
  renderCard: (card: OrderCard, turn: number) => ReactNode;
};

/** A page of cards or rows. */
export function CardList({ list: { page, perPage, onPage, view }, renderCard, needsHead, ...rest }: Props) {
  return (
    <PagedList
      {...rest}
      page={page}
      perPage={perPage}
      onPage={onPage}
      changeRules={jobChangeRules}
      texts={listTexts}
      skeleton={<CardSkeletons view={view} />}
    >
      {(cards, getChangeCount) => (
        <Cards
          cards={cards}
          getChangeCount={getChangeCount}
          view={view}
          renderCard={renderCard}
          needsHead={needsHead}
        />
      )}
    </PagedList>
  );
}

type CardsProps = Pick<Props, 'renderCard'> & {
  cards: readonly OrderCard[];
  getChangeCount: (id: number) => number;
  view: JobList['view'];
  needsHead: string | undefined;
};

function Cards({ cards, getChangeCount, view, renderCard, needsHead }: CardsProps) {
  useListShortcuts();
  return (
    <ul className={view === 'compact' ? styles.rows : styles.cards}>
      {view === 'compact' && <JobRowHead needs={needsHead} />}
      {cards.map((card) => (
        <li key={card.order_id}>
          <RowBoundary of={card}>
            <RenderedCard card={card} turn={getChangeCount(card.order_id)} render={renderCard} />
          </RowBoundary>
        </li>
      ))}
    </ul>
  );
}

type RenderedCardProps = { card: OrderCard; turn: number; render: Props['renderCard'] };

/** A separate component, so that its boundary catches what `render` throws. */
function RenderedCard({ card, turn, render }: RenderedCardProps) {
  return render(card, turn);
}

/**
 * Keys of the jobs on the page: j and k move the focus to the link of the next or previous job, so Enter opens it; x selects the job
 * that has the focus.
 */
function useListShortcuts(): void {
  const listJobs = () => [...document.querySelectorAll<HTMLElement>('[data-job]')];
  const findCurrent = (jobs: readonly HTMLElement[]) => jobs.findIndex((job) => job.contains(document.activeElement));
  const move = (step: 1 | -1) => () => {
    const jobs = listJobs();
    const at = findCurrent(jobs);
    const next = at < 0 && step < 0 ? jobs.length - 1 : Math.min(Math.max(at + step, 0), jobs.length - 1);
    jobs[next]?.querySelector<HTMLElement>('a')?.focus();
  };
  const select = () => {
    const jobs = listJobs();
    jobs[findCurrent(jobs)]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
  };
  useShortcuts(listTexts.inList, [
    { keys: 'j', label: listTexts.keys.next, run: move(1), repeats: true },
    { keys: 'k', label: listTexts.keys.previous, run: move(-1), repeats: true },
    { keys: 'Enter', label: listTexts.keys.open },
    { keys: 'x', label: listTexts.keys.select, run: select },
  ]);
}

/** Identifies jobs and describes their changes for `steadyList`. */
export const jobChangeRules: ChangeRules<OrderCard> = {
  getId: ({ order_id }) => order_id,
  describeChange: describeCardChange,
};

/** A sentence about what changed in a job since it was last shown; undefined without a change. */
export function describeCardChange(before: OrderCard | undefined, now: OrderCard): string | undefined {
  if (!before) return listTexts.arrived(now.number);
  const answered = now.crew.find((face) => isNewAnswer(face, before.crew));
  if (answered?.status === InvitationStatus.accepted)
    return listTexts.accepted(answered.first_name, now.number, formatCrewCount(now));
  if (answered?.status === InvitationStatus.rejected) return listTexts.declined(answered.first_name, now.number);
  if (before.status !== now.status) return listTexts.formation(now.number, nameStatus(jobLabels.status, now.status));
  return toAppearanceKey(before) === toAppearanceKey(now) ? undefined : listTexts.changed(now.number);
}

function isNewAnswer({ user_id, status }: CrewFace, before: readonly CrewFace[]): boolean {
  return status !== InvitationStatus.new && !before.some((face) => face.user_id === user_id && face.status === status);
}

function formatCrewCount({ crew_summary: crew }: OrderCard): string {
  return crew === null ? '' : cardTexts.crew(crew.accepted, crew.required);
}

/** A key of everything that changes the look of a card. */
function toAppearanceKey({ version, closed_state, crew_summary, crew }: OrderCard): string {
  return JSON.stringify([version, closed_state, crew_summary, crew.map(({ user_id, status }) => [user_id, status])]);
}
