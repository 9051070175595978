import { useState } from 'react';
import { namePerson } from '#domain/people/personName';
import type { BranchInvitation } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { useBranchZone } from '#platform/branches/useActiveBranch';
import { findByCode, hasId } from '#platform/lib/codes';
import { formatRate } from '#platform/lib/money';
import { timeAgo } from '#platform/lib/time/timeLeft';
import { useLink } from '#platform/routing/links/useLink';
import { classes } from '#platform/ui/classes';
import { useNow } from '#platform/ui/clock/useNow';
import { Avatar } from '#platform/ui/data/Avatar';
import { Stars } from '#platform/ui/data/Stars';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { getGlowClass } from '#platform/ui/lists/glow';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { labels } from '../labels';
import { findHelpersPath } from '../list/TeamLayout';
import { Positions } from '../people';
import { requestedTexts as texts } from './texts';
import styles from './requested.module.css';

type Props = { request: BranchInvitation; turn: number; onCancel: (request: BranchInvitation) => void };

/** One request to join: positions, rate, message and answer. */
export function RequestRow({ request, turn, onCancel }: Props) {
  const { helper, message } = request;
  const name = formatHelperName(request);
  return (
    <Columns
      as="li"
      align="center"
      rowGap={2}
      gap={4}
      isDivided
      className={classes(styles.row, getGlowClass(turn))}
      aria-label={name}
    >
      <Avatar name={name} photoUrl={helper?.avatar_url ?? null} size={40} />
      <Stack canShrink>
        <Text as="span" weight="strong" isBreaking>
          {name}
        </Text>
        {helper && (
          <Row as="span" gap={2} rowGap={0} align="stretch" isWrapping tone="secondary" size={13}>
            <Stars of={helper} />
            {helper.city !== null && <span>{helper.city}</span>}
          </Row>
        )}
      </Stack>
      <Offer request={request} />
      <Message text={message} />
      <Stack canShrink>
        <RequestStatus request={request} />
      </Stack>
      <Row align="stretch" justify="end" className={styles.action}>
        <RequestAction request={request} onCancel={onCancel} />
      </Row>
    </Columns>
  );
}

function Offer({ request: { helper, positions, hourly_rate } }: { request: BranchInvitation }) {
  const usual = helper?.hourly_rate ?? null;
  return (
    <Stack canShrink>
      {positions.length > 0 && <VisuallyHidden>{texts.invitedAs}</VisuallyHidden>}
      <Positions codes={positions} names={labels.position} />
      <Row as="span" gap={2} rowGap={0} align="stretch" isWrapping tone="secondary" size={13}>
        {hourly_rate !== null && (
          <Text as="span" isNumeric>
            {texts.offered(formatRate(hourly_rate))}
          </Text>
        )}
        {usual !== null && usual !== hourly_rate && <span>{texts.usual(formatRate(usual))}</span>}
      </Row>
    </Stack>
  );
}

function RequestAction({ request, onCancel }: Pick<Props, 'request' | 'onCancel'>) {
  const link = useLink();
  const name = formatHelperName(request);
  const { helper, status } = request;
  if (isPending(request)) {
    if (!hasId(request.id)) return null;
    return (
      <Button aria-label={texts.cancelName(name)} onClick={() => onCancel(request)}>
        {texts.cancel}
      </Button>
    );
  }
  if (!helper || status === InvitationStatus.accepted) return null;
  return (
    <Button
      aria-label={texts.inviteAgainName(name)}
      {...link(`${findHelpersPath}&search=${encodeURIComponent(helper.first_name)}`)}
    >
      {texts.inviteAgain}
    </Button>
  );
}

function RequestStatus({ request }: { request: BranchInvitation }) {
  const now = useNow();
  const zone = useBranchZone();
  const { status, reason, created_at, responded_at, invited_by } = request;
  const formatAgo = (instant: string) => timeAgo(instant, now, zone);
  const answered = responded_at === null ? undefined : formatAgo(responded_at);
  return (
    <>
      {status === InvitationStatus.rejected && answered !== undefined && <span>{texts.declined(answered)}</span>}
      {status === InvitationStatus.rejected && reason !== null && (
        <Text as="span" tone="ink" size={13}>
          {getReasonText(reason)}
        </Text>
      )}
      {status === InvitationStatus.cancelled && answered !== undefined && <span>{texts.withdrawn(answered)}</span>}
      <Row as="span" gap={2} rowGap={0} align="stretch" isWrapping tone="secondary" size={13}>
        {describeInviting(created_at === null ? undefined : formatAgo(created_at), invited_by)}
      </Row>
    </>
  );
}

function describeInviting(when: string | undefined, who: string): string | undefined {
  if (when !== undefined) return texts.invited(when, who);
  return who === '' ? undefined : texts.invitedBy(who);
}

function getReasonText(reason: string): string {
  const reasonText: unknown = Reflect.get(texts.reason, reason);
  return typeof reasonText === 'string' ? reasonText : texts.reason.other;
}

/** Characters that fit into three lines; longer messages are collapsed. */
const shortEnough = 120;

/** The message of a request. */
function Message({ text }: { text: string | null }) {
  const [isWhole, setWhole] = useState(false);
  if (text === null || text.trim() === '') return <Text isBreaking className={styles.message} />;
  if (text.length <= shortEnough)
    return (
      <Text isBreaking className={styles.message}>
        {text}
      </Text>
    );
  return (
    <Text as="div" isBreaking className={styles.message}>
      <p className={isWhole ? undefined : styles.folded}>{text}</p>
      <Button
        size="small"
        variant="quiet"
        className={styles.more}
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? texts.less : texts.more}
      </Button>
    </Text>
  );
}

/** "Marcus R.": until they join, only the initial of the last name is known. */
export function formatHelperName({ helper, positions }: Pick<BranchInvitation, 'helper' | 'positions'>): string {
  return namePerson(helper ?? { positions });
}

/** Without a status it may be pending, so it can be withdrawn. */
export function isPending({ status }: Pick<BranchInvitation, 'status'>): boolean {
  return status === InvitationStatus.new || status === null;
}

/** Identifies requests, and announces a new row by its state. */
export const requestChangeRules: ChangeRules<BranchInvitation> = {
  getId: ({ id }) => id,
  describeChange: (before, now) =>
    before || now.status === null ? undefined : findByCode(getArrivalTexts(), now.status)?.(formatHelperName(now)),
};

const getArrivalTexts = () => ({ 1: texts.arrived, 2: texts.joined, 3: texts.hasDeclined, 4: texts.wasWithdrawn });
