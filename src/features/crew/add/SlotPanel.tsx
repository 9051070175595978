import { countCrew } from '../../orders';
import { type ReactNode, useId } from 'react';
import type { Candidate, Crew } from '#generated/model';
import { Button } from '#platform/ui/inputs/Button';
import { ChevronDownIcon, ChevronUpIcon } from '#platform/ui/icons';
import { useMobile } from '#platform/ui/layout/useMobile';
import styles from './Slots.module.css';
import { SlotLine } from './SlotLine';
import { listPositions, type Picks } from '../model/picks';
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
  const members = crew.members.filter(isOpenInvitation);
  const lines = listPositions({ slots: crew.slots, members }, picks);
  const pending = crew.slots.reduce((sum, slot) => sum + slot.pending, 0);
  const counts = crewTexts.slotCounts(...countCrew(crew), pending, Object.keys(picks).length);
  const title = crew.slots.length > 0 ? crewTexts.slots : crewTexts.crew;
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          {counts !== '' && <p className={styles.counts}>{counts}</p>}
        </div>
        {isMobile && (
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-controls={bodyId}
            endIcon={open ? <ChevronUpIcon /> : <ChevronDownIcon />}
            onClick={() => onOpen(!open)}
          >
            {(open ? crewTexts.hide : crewTexts.show)(title)}
          </Button>
        )}
      </div>
      <div id={bodyId} className={styles.body} hidden={isMobile && !open}>
        {lines.map((line) => (
          <SlotLine
            key={line.position}
            line={line}
            members={members.filter((member) => member.position === line.position)}
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
