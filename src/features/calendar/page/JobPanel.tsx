import { namePerson } from '#domain/people/personName';
import {
  CrewProgress,
  FormationChip,
  PersonProgress,
  formatCustomerName,
  getDetailsPath,
  jobLabels,
  listCrewNeeds,
} from '../../jobs/orders';
import { useEffect, useRef } from 'react';
import type { CrewRequirement } from '#generated/model';
import { formatJobWhen } from '#domain/time/workDays';
import { isOpenInvitation } from '#domain/orders/statuses';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { Avatar } from '#platform/ui/data/Avatar';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { CloseIcon } from '#platform/ui/icons';
import { IfFeature } from '#platform/provider/IfFeature';
import { getFindPeoplePath } from '#platform/routing/links/pagePaths';
import { formatCrew, formatItemRoute, formatItemStatus } from '../event/describeItem';
import { InvitationStatus } from '#generated/model/codes';
import { useNow } from '#platform/ui/clock/useNow';
import { Row, Stack } from '#platform/ui/layout/Layout';
import { type CalendarJob, canMove, listSlotsToFill } from '../model/calendarJob';
import { calendarTexts as texts } from '../texts';
import styles from './JobPanel.module.css';

type Props = { item: CalendarJob; onClose: () => void; onMove: () => void };

/** A job beside the calendar. Escape closes it. */
export function JobPanel({ item, onClose, onMove }: Props) {
  const link = useLink();
  const now = useNow();
  const open = listSlotsToFill(item, now);
  const isStaffable = open.length > 0;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), [item.order_id]);
  useEffect(() => {
    const element = panel.current;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    element?.addEventListener('keydown', closeOnEscape);
    return () => element?.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-label={texts.jobLabel(item.number)}>
      <Row as="header" gap={2} align="start" justify="between" className={styles.head}>
        <div>
          <p className={styles.quiet}>{item.number}</p>
          <h2>{formatCustomerName(item)}</h2>
        </div>
        <IconButton icon={<CloseIcon />} label={texts.close} onClick={onClose} />
      </Row>
      {item.closed_state === null ? <FormationChip status={item.status} /> : <p>{formatItemStatus(item)}</p>}
      <Facts item={item} />
      <Conflicts item={item} />
      <Crew item={item} open={open} />
      <Stack gap={2}>
        {isStaffable && (
          <Button intent="primary" fill {...link(href('company-job-team-add', { id: item.order_id }))}>
            {texts.addCrew}
          </Button>
        )}
        {isStaffable && (
          <IfFeature name="findHelpers">
            <Button fill variant="outline" {...link(getFindPeoplePath(item.order_id))}>
              {texts.findPeople}
            </Button>
          </IfFeature>
        )}
        {canMove(item, now) && (
          <Button
            intent={isStaffable ? 'neutral' : 'primary'}
            variant={isStaffable ? 'outline' : 'fill'}
            fill
            onClick={onMove}
          >
            {texts.moveTo}
          </Button>
        )}
        <Button fill variant="outline" {...link(getDetailsPath(item))}>
          {texts.details}
        </Button>
      </Stack>
    </aside>
  );
}

function Facts({ item }: { item: CalendarJob }) {
  const route = formatItemRoute(item);
  return (
    <dl className={styles.facts}>
      <dt>{texts.when}</dt>
      <dd>{formatJobWhen(item)}</dd>
      {route !== '' && <dt>{texts.where}</dt>}
      {route !== '' && <dd>{route}</dd>}
      {item.vehicle_summary !== '' && <dt>{texts.vehicles}</dt>}
      {item.vehicle_summary !== '' && <dd>{item.vehicle_summary}</dd>}
    </dl>
  );
}

function Conflicts({ item: { conflicts } }: { item: CalendarJob }) {
  if (conflicts.length === 0) return null;
  return (
    <Stack as="ul" gap={2} className={styles.conflicts}>
      {conflicts.map((conflict) => (
        <li key={`${conflict.user_id}-${conflict.order_id}-${conflict.starts_at}`} data-severity={conflict.severity}>
          {namePerson(conflict)}: {conflict.text}
        </li>
      ))}
    </Stack>
  );
}

function Crew({ item, open }: { item: CalendarJob; open: readonly CrewRequirement[] }) {
  const crew = item.crew.filter(isOpenInvitation);
  const showsProgress = item.closed_state !== 'cancelled';
  return (
    <section>
      <h3 className={styles.sub}>
        {[texts.crewTitle, formatCrew(item, texts.crewInWords)].filter(Boolean).join(' · ')}
      </h3>
      {crew.length === 0 && <p className={styles.quiet}>{texts.noCrew}</p>}
      {open.length > 0 && <p className={styles.quiet}>{texts.open(listCrewNeeds(open))}</p>}
      {showsProgress && <CrewProgress job={item} crew={crew} />}
      <ul className={styles.people}>
        {crew.map((face) => (
          <li key={face.user_id}>
            <Avatar name={namePerson(face)} photoUrl={face.avatar_url} size={28} />
            <span>
              {namePerson(face)}
              <span className={styles.quiet}>
                <span>{jobLabels.position[face.position]}</span>
                {face.status === InvitationStatus.new && <span>{` · ${texts.personPending}`}</span>}
              </span>
            </span>
            {showsProgress && <PersonProgress job={item} person={face} crew={item.crew} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
