import type { BranchInvitation } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { useBranchZone } from '#platform/branches/useBranchZone';
import { formatRate } from '#platform/lib/money';
import { timeAgo } from '#platform/lib/time/relativeTime';
import { useLink } from '#platform/routing/links/useLink';
import { Avatar } from '#platform/ui/data/Avatar';
import { Button } from '#platform/ui/inputs/Button';
import { classes } from '#platform/ui/classes';
import { getGlowClass } from '#platform/ui/lists/glow';
import { Positions } from '../../people';
import { Stars } from '#platform/ui/data/Stars';
import { useNow } from '#platform/ui/clock/useNow';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { findHelpersPath } from '../list/TeamHeader';
import { labels } from '../labels';
import { formatHelperName } from './requestChanges';
import styles from './requested.module.css';
import { requestedTexts as texts } from './texts';
import { useState } from 'react';

type Props = { request: BranchInvitation; turn: number; onCancel: (request: BranchInvitation) => void };

/** One request to join: positions, rate, message and answer. */
export function RequestRow({ request, turn, onCancel }: Props) {
  const { helper, positions, hourly_rate, message, status } = request;
  const name = formatHelperName(request);
  const link = useLink();
  return (
    <li className={classes(styles.row, getGlowClass(turn))} aria-label={name}>
      <Avatar name={name} photoUrl={helper.avatar_url} size={40} />
      <div className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>
          <Stars of={helper} />
          {helper.city !== null && <span>{helper.city}</span>}
        </span>
      </div>
      <div className={styles.offer}>
        <VisuallyHidden>{texts.invitedAs}</VisuallyHidden>
        <Positions codes={positions} names={labels.position} />
        <span className={styles.quiet}>
          <span className={styles.rate}>{texts.offered(formatRate(hourly_rate))}</span>
          {helper.hourly_rate !== hourly_rate && <span>{texts.usual(formatRate(helper.hourly_rate))}</span>}
        </span>
      </div>
      <Message text={message} />
      <div className={styles.status}>
        <RequestStatus request={request} />
      </div>
      <div className={styles.action}>
        {status === InvitationStatus.new && (
          <Button aria-label={texts.cancelName(name)} onClick={() => onCancel(request)}>
            {texts.cancel}
          </Button>
        )}
        {(status === InvitationStatus.rejected || status === InvitationStatus.cancelled) && (
          <Button
            aria-label={texts.inviteAgainName(name)}
            {...link(`${findHelpersPath}&search=${encodeURIComponent(helper.first_name)}`)}
          >
            {texts.inviteAgain}
          </Button>
        )}
      </div>
    </li>
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
        <span className={styles.reason}>{getReasonText(reason)}</span>
      )}
      {status === InvitationStatus.cancelled && answered !== undefined && <span>{texts.withdrawn(answered)}</span>}
      <span className={styles.quiet}>{texts.invited(formatAgo(created_at), invited_by)}</span>
    </>
  );
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
  if (text === null || text.trim() === '') return <p className={styles.noMessage}>{texts.noMessage}</p>;
  if (text.length <= shortEnough) return <p className={styles.message}>{text}</p>;
  return (
    <div className={styles.message}>
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
    </div>
  );
}
