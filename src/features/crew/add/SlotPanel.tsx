import { countCrew } from '../../orders';
import { type ReactNode, useId } from 'react';
import type { Candidate, Crew } from '#generated/model';
import { Button } from '#platform/ui/inputs/Button';
import { ChevronDownIcon, ChevronUpIcon } from '#platform/ui/icons';
import { useMobile } from '#platform/ui/layout/useMobile';
import styles from './Slots.module.css';
import { SlotLine } from './SlotLine';
import { type Picks, withPicks } from '../model/picks';
import { crewTexts } from '../texts';
import type { PickActions } from './usePicks';
import { isOpenInvitation } from '#domain/orders/statuses';

type Props = {
  crew: Crew;
  candidates: readonly Candidate[];
  picks: Picks;
  changedIds: ReadonlySet<number>;
  actions: PickActions;
  /** True if they are open on a phone. */
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Content below the slots. */
  children?: ReactNode;
};

/** The slots of the job and who fills them; on a phone a strip above the candidates that opens. */
export function SlotPanel({ crew, candidates, picks, changedIds, actions, open, onOpen, children }: Props) {
  const isMobile = useMobile();
  const bodyId = useId();
  const lines = withPicks(crew.slots, picks);
  const pending = lines.reduce((sum, line) => sum + line.pending, 0);
  const counts = crewTexts.slotCounts(...countCrew(crew), pending, Object.keys(picks).length);
  return (
    <section className={styles.panel} aria-label={crewTexts.slots}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{crewTexts.slots}</h2>
          <p className={styles.counts}>{counts}</p>
        </div>
        {isMobile && (
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-controls={bodyId}
            endIcon={open ? <ChevronUpIcon /> : <ChevronDownIcon />}
            onClick={() => onOpen(!open)}
          >
            {open ? crewTexts.hideSlots : crewTexts.showSlots}
          </Button>
        )}
      </div>
      <div id={bodyId} className={styles.body} hidden={isMobile && !open}>
        {lines.map((line) => (
          <SlotLine
            key={line.position}
            line={line}
            members={crew.members.filter((member) => member.position === line.position && isOpenInvitation(member))}
            candidates={candidates}
            picks={picks}
            changedIds={changedIds}
            slots={crew.slots}
            actions={actions}
          />
        ))}
        {children}
      </div>
    </section>
  );
}
