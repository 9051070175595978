import { useId } from 'react';
import type { OwnBranchInvitation } from '#generated/model';
import { formatRate } from '#platform/lib/money';
import { useUndoable } from '#platform/offline/undoables';
import { Avatar } from '#platform/ui/data/Avatar';
import { ChevronDownIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Stack, Text } from '#platform/ui/layout/Layout';
import { showToast } from '#platform/ui/messages/toasts';
import { declineToJoinCall } from '../../answersApi';
import { useJoin, useJoinRequests } from '../../requestsApi';
import { CompanyMessage } from '../Company';
import { jobLabels } from '../labels';
import { joinRequestTexts as texts } from '../texts';
import answerStyles from '../answer/answer.module.css';
import styles from './requests.module.css';

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
    <Columns as="section" columns={1} gap={3} below={6} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.title}</h2>
      <Columns as="ul" gap={3} className={styles.cards}>
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
      </Columns>
    </Columns>
  );
}

type RequestProps = { request: OwnBranchInvitation; isJoining: boolean; onJoin: () => void; onDecline: () => void };

function Request({ request, isJoining, onJoin, onDecline }: RequestProps) {
  const { company_name, branch_name, avatar_url, positions, hourly_rate, message, message_language, invited_by } =
    request;
  const names = positions.map((code) => jobLabels.position[code]).join(', ');
  return (
    <Text as="li" canShrink size={16} isBreaking className={styles.card} aria-label={company_name}>
      <details>
        <summary className={styles.line}>
          <Avatar name={company_name} photoUrl={avatar_url} size={32} />
          <Text as="span" isFilling canShrink lines="one" className={styles.words}>
            <strong>{texts.branch(company_name, branch_name)}</strong>
            <Muted as="span" className={styles.quiet}>
              {texts.offer(names, formatRate(hourly_rate))}
            </Muted>
          </Text>
          <ChevronDownIcon className={styles.arrow} />
        </summary>
        <Stack gap={3} className={styles.body}>
          <Muted className={styles.quiet}>{texts.by(invited_by)}</Muted>
          {message !== null && (
            <Muted className={styles.quiet}>
              <CompanyMessage text={message} language={message_language} />
            </Muted>
          )}
          <Columns columns={2} gap={4} className={answerStyles.actions}>
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
          </Columns>
        </Stack>
      </details>
    </Text>
  );
}
