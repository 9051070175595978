import type { OfferApplication, Language, OfferPerson } from '#generated/model';
import { formatRate } from '#platform/lib/money';
import { enoughRatings } from '#platform/lib/ratings';
import { formatNumber } from '#platform/lib/text';
import { Avatar } from '#platform/ui/data/Avatar';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { Modal } from '#platform/ui/overlays/Modal';
import { jobLabels, useToolName, useVehicleName } from '../../../jobs/orders';
import { FitScore, describeReason, describeWarning, type EquipmentNames } from '../../fit/FitScore';
import { fitTexts } from '../../fit/texts';
import type { Answers } from '../answer/useApplicationAnswers';
import { AcceptButton } from '../ApplicationCard';
import { nameApplicant, formatDistance, getProposedRate } from '../describeApplication';
import { applicationTexts as texts } from '../texts';
import styles from '../applications.module.css';

type Props = { applications: readonly OfferApplication[]; answers: Answers; onClose: () => void };

/** Two to four applicants side by side; below each other on a phone. */
export function CompareDialog({ applications, answers, onClose }: Props) {
  const isMobile = useMobile();
  const rows = listCompareRows(applications, { tool: useToolName(), vehicle: useVehicleName() });
  // A question about one of them replaces this dialog.
  const asking = {
    ...answers,
    ask: (question: Parameters<Answers['ask']>[0]) => {
      onClose();
      answers.ask(question);
    },
  };
  const Shape = isMobile ? Stacked : Table;
  return (
    <Modal
      open
      kind="reading"
      size="medium"
      title={texts.compareTitle}
      cancelLabel={texts.closeCompare}
      onClose={onClose}
    >
      <Shape applications={applications} rows={rows} answers={asking} />
    </Modal>
  );
}

type ShapeProps = { applications: readonly OfferApplication[]; rows: readonly CompareRow[]; answers: Answers };

function Table({ applications, rows, answers }: ShapeProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {applications.map((application) => (
            <th key={application.id} scope="col">
              <PersonHead application={application} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, best }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={applications[index]?.id} className={best.includes(index) ? styles.best : undefined}>
                <Cell text={cell} isBest={best.includes(index)} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            <VisuallyHidden>{texts.rows.answer}</VisuallyHidden>
          </th>
          {applications.map((application) => (
            <td key={application.id}>
              <AcceptButton application={application} answers={answers} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Stacked({ applications, rows, answers }: ShapeProps) {
  return (
    <Stack as="ul" gap={6} className={styles.stack}>
      {applications.map((application, index) => (
        <Stack as="li" gap={3} isDivided key={application.id}>
          <PersonHead application={application} />
          <Stack as="dl" gap={1} className={styles.compareFacts}>
            {rows.map(({ name, cells, best }) => (
              <Columns gap={3} key={name} className={best.includes(index) ? styles.best : undefined}>
                <Muted as="dt" size={13}>
                  {name}
                </Muted>
                <dd>
                  <Cell text={cells[index] ?? ''} isBest={best.includes(index)} />
                </dd>
              </Columns>
            ))}
          </Stack>
          <AcceptButton application={application} answers={answers} />
        </Stack>
      ))}
    </Stack>
  );
}

function PersonHead({ application }: { application: OfferApplication }) {
  const name = nameApplicant(application);
  return (
    <Row as="span" gap={2}>
      <Avatar name={name} photoUrl={application.person?.avatar_url ?? null} size={32} />
      <Text as="span" canShrink isFilling weight="strong" isBreaking>
        {name}
      </Text>
      {application.fit && <FitScore score={application.fit.score} />}
    </Row>
  );
}

function Cell({ text, isBest }: { text: string; isBest: boolean }) {
  return (
    <>
      <Text as="span" isBreaking lines="kept" className={styles.text}>
        {text}
      </Text>
      {isBest && <span className={styles.mark}> {texts.best}</span>}
    </>
  );
}

/** A fact of each person, in the order of the people. */
type CompareRow = {
  name: string;
  cells: readonly string[];
  /** Places of the people with the best value; empty if all are equal or the value is not comparable. */
  best: readonly number[];
};

/** Differences between applicants, the most important first. What is known of no one has no row. */
export function listCompareRows(applications: readonly OfferApplication[], names: EquipmentNames): CompareRow[] {
  const each = (describe: (application: OfferApplication) => string) => applications.map(describe);
  const ofPerson = (describe: (person: OfferPerson) => string) =>
    each(({ person }) => (person ? describe(person) : none));
  const { rows, none } = texts;
  const join = (words: readonly (string | undefined)[]) =>
    words.filter((word) => word !== undefined).join('\n') || none;
  const found: CompareRow[] = [
    {
      name: rows.rate,
      cells: each((application) => describeAsked(getProposedRate(application))),
      best: findBest(applications, (application) => negate(getProposedRate(application))),
    },
    {
      name: rows.rating,
      cells: ofPerson(describeRating),
      best: findBest(applications, ({ person }) => person?.rating_avg ?? null),
    },
    {
      name: rows.distance,
      cells: ofPerson(({ distance_miles }) => formatDistance(distance_miles)),
      best: findBest(applications, ({ person }) => negate(person?.distance_miles ?? null)),
    },
    {
      name: rows.together,
      cells: ofPerson(({ jobs_together }) => texts.jobsTogether(jobs_together)),
      best: findBest(applications, ({ person }) => person?.jobs_together ?? null),
    },
    {
      name: rows.week,
      cells: ofPerson(({ hours_this_week }) => texts.weekHours(formatNumber(hours_this_week, 1))),
      best: [],
    },
    { name: rows.position, cells: each(describePosition), best: [] },
    { name: rows.languages, cells: ofPerson(({ languages }) => describeLanguages(languages)), best: [] },
    {
      name: rows.for,
      cells: each(({ fit }) => join((fit?.reasons ?? []).map((one) => describeReason(one, names)))),
      best: [],
    },
    {
      name: rows.against,
      cells: each(({ fit, conflict }) =>
        join([conflict?.text, ...(fit?.warnings ?? []).map((one) => describeWarning(one, names))]),
      ),
      best: [],
    },
    { name: rows.note, cells: each(({ note }) => note ?? none), best: [] },
  ];
  return found.filter(({ cells }) => cells.some((cell) => cell !== none));
}

function describeAsked(rate: number | null): string {
  return rate === null ? texts.none : formatRate(rate);
}

/** For a measure of which less is better. */
function negate(value: number | null): number | null {
  return value === null ? null : -value;
}

function describeRating({ rating_avg, rating_count }: OfferPerson): string {
  return rating_avg === null || rating_count < enoughRatings
    ? texts.unrated
    : fitTexts.rating(rating_avg.toFixed(1), rating_count);
}

function describePosition({ position, as_helper }: OfferApplication): string {
  if (position === null) return texts.none;
  const name = jobLabels.position[position];
  return as_helper ? `${name}, ${texts.positionAsHelper}` : name;
}

function describeLanguages(languages: readonly Language[]): string {
  return languages.map((language) => jobLabels.language[language]).join(', ') || texts.none;
}

function findBest(
  applications: readonly OfferApplication[],
  measure: (application: OfferApplication) => number | null,
): number[] {
  const values = applications.map(measure);
  const known = values.filter((value) => value !== null);
  const top = Math.max(...known);
  if (known.length < 2 || known.every((value) => value === top)) return [];
  return values.flatMap((value, index) => (value === top ? [index] : []));
}
