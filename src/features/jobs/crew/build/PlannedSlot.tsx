import type { KeyboardEvent } from 'react';
import type { FitNote } from '#generated/model';
import { formatRate } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { classes } from '#platform/ui/classes';
import { Avatar } from '#platform/ui/data/Avatar';
import { ChevronLeftIcon, ChevronRightIcon, LockIcon, SmallCrossIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { type PersonNote, PersonNotes, PositionIcon } from '../../../team/people';
import { jobLabels } from '../../orders';
import { isReady, type ReadyRow, type SlotRow } from './slotRows';
import { buildTexts as texts, draftProblemTexts } from './texts';
import type { SlotActions } from './useCrewDrafts';
import styles from './Build.module.css';

type Props = { row: SlotRow; actions: SlotActions; isCurrent: boolean };

/** One slot: the proposed person with reasons and rate, the next best person, and the keys and buttons to change it. */
export function PlannedSlot({ row, actions, isCurrent }: Props) {
  const position = jobLabels.position[row.position];
  return (
    <Columns
      gap={4}
      rowGap={2}
      align="center"
      role="row"
      data-slot={row.key}
      className={classes(styles.slot, row.problem && styles.withProblem)}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={describeRow(row, position)}
      onFocus={() => actions.onFocus(row.key)}
      onKeyDown={(event) => pressKey(event, row, actions)}
    >
      <Row tone="secondary" as="span" gap={2} role="gridcell" className={styles.position}>
        <PositionIcon code={row.position} size={16} />
        {position}
      </Row>
      <Proposal row={row} actions={actions} />
      <Choices row={row} actions={actions} position={position} />
    </Columns>
  );
}

function Proposal({ row, actions }: Omit<Props, 'isCurrent'>) {
  const { draft } = row;
  if (!draft || draft.employeeId === null) {
    return (
      <span role="gridcell" className={styles.open}>
        {draft ? texts.leftOpen : texts.open}
      </span>
    );
  }
  if (!isReady(row)) return <BlockedDraft row={row} name={draft.name} />;
  const { fit, distance_miles } = row.candidate;
  return (
    <>
      <DraftedPerson row={row} />
      <Row as="span" gap={3} size={13} isNumeric lines="one" align="stretch" role="gridcell">
        {fit && (
          <Text as="strong" weight="strong">
            {texts.fit(fit.score)}
          </Text>
        )}
        {distance_miles !== null && <span>{texts.miles(formatNumber(distance_miles, 0))}</span>}
      </Row>
      <OfferedRate row={row} actions={actions} />
    </>
  );
}

/** A draft that can no longer be sent, with the reason. */
function BlockedDraft({ row: { problem = 'gone', candidate }, name }: { row: SlotRow; name: string }) {
  const reasons = [draftProblemTexts[problem](name), ...(candidate?.conflicts.map(({ text }) => text) ?? [])];
  return (
    <span role="gridcell" className={styles.blocked}>
      <s>{name}</s>
      <PersonNotes notes={reasons.map((text) => ({ tone: 'against', text }))} />
    </span>
  );
}

/** Distance and rate have their own columns. */
const hasColumn = ({ code }: FitNote) => code === 'distance' || code === 'rate';

/** The first notes only, because more would not be read. */
function toNotes(tone: PersonNote['tone'], found: readonly FitNote[], most: number): PersonNote[] {
  const shown = found.filter((note) => !hasColumn(note)).slice(0, most);
  return shown.map(({ text }) => ({ tone, text }));
}

function DraftedPerson({ row: { draft, candidate } }: { row: ReadyRow }) {
  const { reasons = [], warnings = [] } = candidate.fit ?? {};
  return (
    <Row canShrink as="span" gap={3} role="gridcell" className={styles.person}>
      <Avatar name={draft.name} photoUrl={candidate.avatar_url} size={36} />
      <Text as="span" canShrink>
        <Row as="span" gap={1} weight="medium">
          <span>{draft.name}</span>
          {draft.isKept && (
            <span title={texts.kept}>
              <LockIcon size={12} />
              <VisuallyHidden>{texts.kept}</VisuallyHidden>
            </span>
          )}
        </Row>
        <PersonNotes notes={[...toNotes('warning', warnings, 1), ...toNotes('for', reasons, 2)]} />
      </Text>
    </Row>
  );
}

/** The rate of the job; where the person usually earns more, their rate in one click. */
function OfferedRate({ row, actions }: { row: ReadyRow; actions: SlotActions }) {
  const { draft, candidate } = row;
  const { hourly_rate: usual } = candidate;
  return (
    <Text as="span" isNumeric role="gridcell" className={styles.rate}>
      <span>{formatRate(draft.rate)}</span>
      {usual !== null && usual > draft.rate && (
        <Row tone="warning" size={13} as="span" gap={2} rowGap={1} isWrapping className={styles.lower}>
          {texts.usual(formatRate(usual))}
          <Button
            size="small"
            variant="outline"
            aria-label={texts.offerTo(draft.name, formatRate(usual))}
            onClick={() => actions.onOffer(row, usual)}
          >
            {texts.offer(formatRate(usual))}
          </Button>
        </Row>
      )}
    </Text>
  );
}

/** The next best person and the buttons that change the person. */
function Choices({ row, actions, position }: Omit<Props, 'isCurrent'> & { position: string }) {
  const other = actions.findNextBest(row);
  const hasPerson = typeof row.draft?.employeeId === 'number';
  return (
    <Row as="span" gap={1} justify="end" role="gridcell" className={styles.choices}>
      <Muted as="span" size={13} lines="cut" className={styles.nextBest}>
        {other ? texts.nextBest(other.name, other.score) : texts.noOther}
      </Muted>
      <IconButton
        size="small"
        icon={<ChevronLeftIcon />}
        label={texts.previousChoice(position)}
        disabled={!other}
        onClick={() => actions.onStep(row, -1)}
      />
      <IconButton
        size="small"
        icon={<ChevronRightIcon />}
        label={texts.nextChoice(position)}
        disabled={!other}
        onClick={() => actions.onStep(row, 1)}
      />
      <IconButton
        size="small"
        icon={<SmallCrossIcon />}
        label={texts.leaveOpen(row.draft?.name ?? position)}
        disabled={!hasPerson}
        onClick={() => actions.onClear(row)}
      />
    </Row>
  );
}

function describeRow(row: SlotRow, position: string): string {
  if (!isReady(row)) return texts.position(position, row.draft?.name || texts.open);
  const { fit, distance_miles } = row.candidate;
  const facts = [
    ...(fit ? [texts.fit(fit.score)] : []),
    ...(distance_miles === null ? [] : [texts.milesAway(formatNumber(distance_miles, 0))]),
    formatRate(row.draft.rate),
  ];
  return `${texts.position(position, row.draft.name)}. ${facts.join(', ')}`;
}

/** Keys of a slot. The buttons in it keep their own keys. */
function pressKey(event: KeyboardEvent<HTMLElement>, row: SlotRow, actions: SlotActions): void {
  const run = keys[event.key];
  if (!run || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'Enter' && event.target !== event.currentTarget) return;
  event.preventDefault();
  run(row, actions);
}

const keys: Readonly<Record<string, (row: SlotRow, actions: SlotActions) => void>> = {
  ArrowRight: (row, actions) => actions.onStep(row, 1),
  ArrowLeft: (row, actions) => actions.onStep(row, -1),
  ArrowDown: (row, actions) => actions.onMove(row, 1),
  ArrowUp: (row, actions) => actions.onMove(row, -1),
  Enter: (row, actions) => actions.onKeep(row),
  Delete: (row, actions) => actions.onClear(row),
  Backspace: (row, actions) => actions.onClear(row),
};
