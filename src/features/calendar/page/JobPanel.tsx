import { useEffect, useRef } from 'react';
import { isOpenInvitation } from '#domain/orders/statuses';
import { namePerson } from '#domain/people/personName';
import { formatJobWhen } from '#domain/time/workDays';
import type { CrewRequirement } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { IfFeature } from '#platform/provider/IfFeature';
import { href } from '#platform/routing/links/href';
import { getFindPeoplePath } from '#platform/routing/links/pagePaths';
import { useLink } from '#platform/routing/links/useLink';
import { useNow } from '#platform/ui/clock/useNow';
import { Avatar } from '#platform/ui/data/Avatar';
import { CloseIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import {
  CrewProgress,
  FormationChip,
  PersonProgress,
  cardTexts,
  formatCustomerName,
  getDetailsPath,
  jobLabels,
  listCrewNeeds,
} from '../../jobs/orders';
import { formatCrew, formatItemRoute, formatItemStatus } from '../event/describeItem';
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
    <Stack
      isCard
      as="aside"
      canShrink={false}
      gap={4}
      align="start"
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-label={texts.jobLabel(item.number)}
    >
      <Row as="header" gap={2} align="start" justify="between">
        <div>
          <Muted isBlock size={13}>
            {item.number}
          </Muted>
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
    </Stack>
  );
}

function Facts({ item }: { item: CalendarJob }) {
  const route = formatItemRoute(item);
  return (
    <Columns as="dl" gap={3} rowGap={2} className={styles.facts}>
      <Muted as="dt">{texts.when}</Muted>
      <dd>{formatJobWhen(item)}</dd>
      {route !== '' && <Muted as="dt">{texts.where}</Muted>}
      {route !== '' && <dd>{route}</dd>}
      {item.vehicle_summary !== '' && <Muted as="dt">{texts.vehicles}</Muted>}
      {item.vehicle_summary !== '' && <dd>{item.vehicle_summary}</dd>}
    </Columns>
  );
}

function Conflicts({ item: { conflicts } }: { item: CalendarJob }) {
  if (conflicts.length === 0) return null;
  return (
    <Stack size={13} as="ul" gap={2} className={styles.conflicts}>
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
      <Text as="h3" below={2} size={14}>
        {[texts.crewTitle, formatCrew(item, texts.crewInWords)].filter(Boolean).join(' · ')}
      </Text>
      {crew.length === 0 && (
        <Muted isBlock size={13}>
          {texts.noCrew}
        </Muted>
      )}
      {open.length > 0 && (
        <Muted isBlock size={13}>
          {texts.open(listCrewNeeds(open))}
        </Muted>
      )}
      {showsProgress && <CrewProgress job={item} crew={crew} />}
      <Stack as="ul" gap={2} className={styles.people}>
        {crew.map((face) => (
          <Row as="li" isWrapping gap={2} rowGap={0} key={face.user_id}>
            <Avatar name={namePerson(face)} photoUrl={face.avatar_url} size={28} />
            <span>
              {namePerson(face)}
              <Muted as="span" isBlock size={13}>
                <span>{jobLabels.position[face.position]}</span>
                {face.status === InvitationStatus.new && <span>{` · ${cardTexts.person[face.status]}`}</span>}
              </Muted>
            </span>
            {showsProgress && <PersonProgress job={item} person={face} crew={item.crew} />}
          </Row>
        ))}
      </Stack>
    </section>
  );
}
