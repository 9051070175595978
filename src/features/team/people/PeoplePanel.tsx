import type { ReactNode, Ref } from 'react';
import { classes } from '#platform/ui/classes';
import { SkeletonCircle, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import type { PersonFact } from './PersonRow';
import styles from './PeoplePanel.module.css';

type PeoplePanelProps = {
  label: string;
  ref?: Ref<HTMLElement>;
  /** Sets `--columns`: the name, one per fact, the action. */
  className?: string | undefined;
  children: ReactNode;
};

/** People to compare, each a `PersonRow`: in columns when the panel is wide enough, else stacked. */
export function PeoplePanel({ label, ref, className, children }: PeoplePanelProps) {
  return (
    <Text
      as="section"
      canShrink
      isCard
      ref={ref}
      className={classes(styles.panel, className)}
      aria-label={label}
      tabIndex={-1}
    >
      {children}
    </Text>
  );
}

type PeopleHeadProps = {
  title: string;
  count: string | undefined;
  search: ReactNode;
  /** Chips that filter the list, if there are any. */
  filters: ReactNode;
  filtersLabel: string;
  /** A note about the search. */
  note?: string | undefined;
};

/** The list's title and its filters. */
export function PeopleHead({ title, count, search, filters, filtersLabel, note }: PeopleHeadProps) {
  return (
    <>
      <Row gap={3} justify="between" isWrapping className={styles.head}>
        <Text as="h2" size={16}>
          {title}
          <Muted as="span" size={13} weight="regular" className={styles.count}>
            {count}
          </Muted>
        </Text>
        <div className={styles.search}>{search}</div>
      </Row>
      {note !== undefined && (
        <Muted size={13} className={styles.note} role="status">
          {note}
        </Muted>
      )}
      {filters !== undefined && (
        <Row gap={2} align="stretch" isWrapping className={styles.filters} role="group" aria-label={filtersLabel}>
          {filters}
        </Row>
      )}
    </>
  );
}

type PeopleColumnsProps = {
  heads: Readonly<Record<string, string>>;
  /** The facts of each row. A column that is empty in all of them has no heading. */
  rows?: readonly Readonly<Record<string, PersonFact>>[];
};

/** Column headings. Without columns each fact shows its own label. */
export function PeopleColumns({ heads, rows }: PeopleColumnsProps) {
  const hasFacts = (name: string) => rows === undefined || rows.some((facts) => (facts[name]?.shown ?? null) !== null);
  if (!Object.keys(heads).some(hasFacts)) return null;
  return (
    <Columns
      align="center"
      gap={3}
      tone="secondary"
      size={12}
      weight="medium"
      className={styles.columns}
      aria-hidden="true"
    >
      <span />
      {Object.entries(heads).map(([name, head]) => (
        <span key={name}>{hasFacts(name) && head}</span>
      ))}
      <span />
    </Columns>
  );
}

const rows = ['36%', '28%', '42%', '32%', '38%', '30%'];

export function PeopleSkeleton() {
  return rows.map((width) => (
    <Row gap={3} key={width} className={styles.skeletonRow}>
      <SkeletonCircle size={40} />
      <Stack isFilling gap={2}>
        <SkeletonLine width={width} height={14} />
        <SkeletonLine width="60%" />
      </Stack>
    </Row>
  ));
}
