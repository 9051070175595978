import { useId } from 'react';
import type { OwnBranchInvitation } from '#generated/model';
import { formatRate } from '#platform/lib/money';
import { Avatar } from '#platform/ui/data/Avatar';
import { ChevronDownIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { showToast } from '#platform/ui/messages/toasts';
import { useUndoable } from '#platform/offline/undoables';
import { declineToJoinCall } from '../../answersApi';
import { useJoin, useJoinRequests } from '../../requestsApi';
import answerStyles from '../answer/answer.module.css';
import { CompanyMessage } from '../Company';
import { jobLabels } from '../labels';
import styles from './requests.module.css';
import { joinRequestTexts as texts } from '../texts';

/** Requests of companies to join a branch, one line each above the new invitations. Nothing without any. */
export function JoinRequests() {
  const headingId = useId();
  const requests = useJoinRequests();
  const { mutateAsync: join, isPending, variables } = useJoin();
  const undoable = useUndoable('helper-requests');
  const shown = requests.filter(({ id }) => !undoable.hidden.has(id));
  if (shown.length === 0) return null;

  async function accept({ id, company_name }: OwnBranchInvitation): Promise<void> {
    await join(id);
    showToast({ message: texts.joined(company_name), intent: 'success' });
  }

  return (
    <section aria-labelledby={headingId} className={styles.requests}>
      <h2 id={headingId}>{texts.title}</h2>
      <ul className={styles.cards}>
        {shown.map((request) => (
          <Request
            key={request.id}
            request={request}
            isJoining={isPending && variables === request.id}
            onJoin={() => void accept(request).catch(() => undefined)}
            onDecline={() =>
              undoable.start({
                key: request.id,
                message: texts.declined(request.company_name),
                ...declineToJoinCall(request.id),
              })
            }
          />
        ))}
      </ul>
    </section>
  );
}

type RequestProps = { request: OwnBranchInvitation; isJoining: boolean; onJoin: () => void; onDecline: () => void };

function Request({ request, isJoining, onJoin, onDecline }: RequestProps) {
  const { company_name, branch_name, avatar_url, positions, hourly_rate, message, message_language, invited_by } =
    request;
  const names = positions.map((code) => jobLabels.position[code]).join(', ');
  return (
    <li className={styles.card} aria-label={company_name}>
      <details>
        <summary className={styles.line}>
          <Avatar name={company_name} photoUrl={avatar_url} size={32} />
          <span className={styles.words}>
            <strong>{texts.branch(company_name, branch_name)}</strong>
            <span className={styles.quiet}>{texts.offer(names, formatRate(hourly_rate))}</span>
          </span>
          <ChevronDownIcon className={styles.arrow} />
        </summary>
        <div className={styles.body}>
          <p className={styles.quiet}>{texts.by(invited_by)}</p>
          {message !== null && (
            <p className={styles.quiet}>
              <CompanyMessage text={message} language={message_language} />
            </p>
          )}
          <div className={answerStyles.actions}>
            <Button
              size="large"
              variant="outline"
              fill
              aria-label={texts.declineName(company_name)}
              onClick={onDecline}
            >
              {texts.decline}
            </Button>
            <Button
              size="large"
              intent="primary"
              fill
              loading={isJoining}
              aria-label={texts.joinName(company_name)}
              onClick={onJoin}
            >
              {texts.join}
            </Button>
          </div>
        </div>
      </details>
    </li>
  );
}
