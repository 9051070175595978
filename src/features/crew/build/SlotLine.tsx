import { jobLabels } from '../../orders';
import { PersonNotes, PositionIcon } from '../../people';
import type { KeyboardEvent } from 'react';
import { formatRate } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { classes } from '#platform/ui/classes';
import { Avatar } from '#platform/ui/data/Avatar';
import { ChevronLeftIcon, ChevronRightIcon, LockIcon, SmallCrossIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './Build.module.css';
import { isReady, type SlotRow } from './slotRows';
import { buildTexts as texts } from './texts';
import type { SlotActions } from './useSlotActions';

type Props = { row: SlotRow; actions: SlotActions; isCurrent: boolean };

/** One slot: the proposed person with reasons and rate, the second choice, and the keys and buttons to change it. */
export function SlotLine({ row, actions, isCurrent }: Props) {
  const position = jobLabels.position[row.position];
  return (
    <div
      role="group"
      data-slot={row.key}
      className={classes(styles.slot, row.problem && styles.withProblem)}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={describeRow(row, position)}
      onFocus={() => actions.onFocus(row.key)}
      onKeyDown={(event) => pressKey(event, row, actions)}
    >
      <span className={styles.position}>
        <PositionIcon code={row.position} size={16} />
        {position}
      </span>
      <Proposal row={row} actions={actions} />
      <Choices row={row} actions={actions} position={position} />
    </div>
  );
}

function Proposal({ row, actions }: Omit<Props, 'isCurrent'>) {
  const { draft, problem } = row;
  if (!draft || draft.employeeId === null) {
    return <span className={styles.open}>{draft ? texts.leftOpen : texts.open}</span>;
  }
  if (!isReady(row)) {
    const conflicts = row.candidate?.conflicts.map(({ text }) => text) ?? [];
    return (
      <span className={styles.lost}>
        <s>{draft.name}</s>
        <PersonNotes
          notes={[texts.problem[problem ?? 'gone'](draft.name), ...conflicts].map((text) => ({
            tone: 'against',
            text,
          }))}
        />
      </span>
    );
  }
  const { candidate } = row;
  const reasons = candidate.fit.reasons.filter((text) => !text.includes('mi away')).slice(0, 2);
  return (
    <>
      <span className={styles.person}>
        <Avatar name={draft.name} photoUrl={candidate.avatar_url} size={36} />
        <span className={styles.words}>
          <span className={styles.name}>
            {draft.name}
            {draft.isKept && (
              <span title={texts.kept}>
                <LockIcon size={12} />
                <VisuallyHidden>{texts.kept}</VisuallyHidden>
              </span>
            )}
          </span>
          <PersonNotes
            notes={[
              ...candidate.fit.warnings.slice(0, 1).map((text) => ({ tone: 'warning', text }) as const),
              ...reasons.map((text) => ({ tone: 'for', text }) as const),
            ]}
          />
        </span>
      </span>
      <span className={styles.facts}>
        <strong>{texts.fit(candidate.fit.score)}</strong>
        <span>{texts.miles(formatNumber(candidate.distance_miles, 0))}</span>
      </span>
      <span className={styles.rate}>
        {formatRate(draft.rate)}
        {candidate.hourly_rate > draft.rate && (
          <span className={styles.lower}>
            {texts.usual(formatRate(candidate.hourly_rate))}
            <Button
              size="small"
              variant="outline"
              aria-label={texts.offerTo(draft.name, formatRate(candidate.hourly_rate))}
              onClick={() => actions.onOffer(row, candidate.hourly_rate)}
            >
              {texts.offer(formatRate(candidate.hourly_rate))}
            </Button>
          </span>
        )}
      </span>
    </>
  );
}

/** The second choice and the buttons that change the person. */
function Choices({ row, actions, position }: Omit<Props, 'isCurrent'> & { position: string }) {
  const other = actions.findSecond(row);
  const hasPerson = typeof row.draft?.employeeId === 'number';
  return (
    <span className={styles.choices}>
      <span className={styles.second}>{other ? texts.second(other.name, other.score) : texts.noOther}</span>
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
    </span>
  );
}

function describeRow(row: SlotRow, position: string): string {
  if (!isReady(row)) return texts.position(position, row.draft?.name || texts.open);
  const { fit, distance_miles } = row.candidate;
  const facts = texts.facts(fit.score, formatNumber(distance_miles, 0), formatRate(row.draft.rate));
  return `${texts.position(position, row.draft.name)}. ${facts}`;
}

/** Keys of a slot. Those of the buttons in it stay theirs. */
function pressKey(event: KeyboardEvent<HTMLDivElement>, row: SlotRow, actions: SlotActions): void {
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
