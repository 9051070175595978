import type { BranchInvitation } from '../../../generated/model';
import { InvitationStatus } from '../../../generated/model/codes';
import { useActiveBranch } from '../../../platform/branches/useActiveBranch';
import { formatRate } from '../../../platform/lib/money';
import { timeAgo } from '../../../platform/lib/relativeTime';
import { getDeviceZone } from '../../../platform/lib/zonedTimes';
import { useLink } from '../../../platform/routing/useLink';
import { Avatar } from '../../../platform/ui/data/Avatar';
import { Button } from '../../../platform/ui/inputs/Button';
import { classes } from '../../../platform/ui/classes';
import { getGlowClass } from '../../../platform/ui/data/glow';
import { Positions } from '../../people';
import { Stars } from '../../../platform/ui/data/Stars';
import { useNow } from '../../../platform/ui/useNow';
import { VisuallyHidden } from '../../../platform/ui/layout/VisuallyHidden';
import { findHelpersPath } from '../list/TeamHeader';
import { words } from '../words';
import { helperName } from './requestNews';
import styles from './requested.module.css';
import { requestedTexts as texts } from './texts';
import { isOpenInvitation } from '../../../domain/statuses';
import { useState } from 'react';

type Props = { request: BranchInvitation; turn: number; onCancel: (request: BranchInvitation) => void };

/** One helper who was asked: as what, for how much, in which words, and what came of it. */
export function RequestRow({ request, turn, onCancel }: Props) {
  const { helper, positions, hourly_rate, message, status } = request;
  const name = helperName(request);
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
        <VisuallyHidden>{texts.askedAs}</VisuallyHidden>
        <Positions codes={positions} names={words.position} />
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
        {!isOpenInvitation({ status }) && (
          <Button
            aria-label={texts.askAgainName(name)}
            {...link(`${findHelpersPath}&search=${encodeURIComponent(helper.first_name)}`)}
          >
            {texts.askAgain}
          </Button>
        )}
      </div>
    </li>
  );
}

function RequestStatus({ request }: { request: BranchInvitation }) {
  const now = useNow();
  const zone = useActiveBranch().data?.timezone ?? getDeviceZone();
  const { status, reason, created_at, responded_at, invited_by } = request;
  const ago = (instant: string) => timeAgo(instant, now, zone);
  const answered = responded_at === null ? undefined : ago(responded_at);
  return (
    <>
      {status === InvitationStatus.rejected && answered !== undefined && <span>{texts.declined(answered)}</span>}
      {status === InvitationStatus.rejected && reason !== null && (
        <span className={styles.reason}>{reasonWords(reason)}</span>
      )}
      {status === InvitationStatus.cancelled && answered !== undefined && <span>{texts.tookBack(answered)}</span>}
      <span className={styles.quiet}>{texts.asked(ago(created_at), invited_by)}</span>
    </>
  );
}

function reasonWords(reason: string): string {
  const reasonText: unknown = Reflect.get(texts.reason, reason);
  return typeof reasonText === 'string' ? reasonText : texts.reason.other;
}

/** What fits into three lines of the list; more is folded away. */
const shortEnough = 120;

/** The words that went with a request. */
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
