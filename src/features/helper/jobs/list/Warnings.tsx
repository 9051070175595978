import type { HelperInvitation } from '#generated/model';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { Callout } from '#platform/ui/feedback/Callout';
import { Stack, Text } from '#platform/ui/layout/Layout';
import { explainCode } from '../answer/answerable';
import { describeChange, formatConflict } from '../describeJob';
import { answerTexts, jobListTexts as texts } from '../texts';
import styles from './Warnings.module.css';

/** Warnings before answering: conflicts, changes, and the reason the job cannot be accepted. */
export function Warnings({ invitation }: { invitation: HelperInvitation }) {
  return (
    <Stack gap={2} className={styles.warnings}>
      <Changes invitation={invitation} />
      <Conflicts job={invitation} />
      <Blocked job={invitation} explain={explainCode} />
    </Stack>
  );
}

/** Old and new values side by side. */
function Changes({ invitation: { changes } }: { invitation: HelperInvitation }) {
  if (changes.length === 0) return null;
  return (
    <Callout intent="warning" title={texts.askedAgain}>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{texts.changed}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.now}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => {
            const { label, from, to } = describeChange(change);
            return (
              <tr key={change.field}>
                <th scope="row">{label}</th>
                <td>
                  <del>{from}</del>
                </td>
                <td>
                  <Text as="strong" weight="strong">
                    {to}
                  </Text>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Callout>
  );
}

type Conflicting = Pick<HelperInvitation, 'conflicts' | 'timezone'>;

/** Other jobs and invitations of the helper at that time. */
export function Conflicts({ job: { conflicts, timezone } }: { job: Conflicting }) {
  if (conflicts.length === 0) return null;
  const isHard = conflicts.some(({ severity }) => severity === 'hard');
  return (
    <Callout intent={isHard ? 'danger' : 'warning'}>
      {conflicts.map((conflict) => (
        <p key={`${conflict.kind} ${conflict.starts_at} ${conflict.order_id}`}>
          <span>{formatConflict(conflict, timezone)}</span>
          {conflict.number !== null && <span>{` ${conflict.number}`}</span>}
        </p>
      ))}
    </Callout>
  );
}

type BlockedProps = {
  job: Pick<HelperInvitation, 'blocked' | 'bucket' | 'conflicts'>;
  /** The words for a code; undefined for one that only the provider's own text explains. */
  explain: (code: string) => string | undefined;
};

/** Reason it cannot be accepted. A hard conflict is explained by its banner. */
export function Blocked({ job: { blocked, bucket, conflicts }, explain }: BlockedProps) {
  const link = useLink();
  const isOpen = bucket === 'new' || bucket === 'waiting';
  if (blocked === null || !isOpen) return null;
  if (blocked.code === 'hard_conflict' && conflicts.length > 0) return null;
  return (
    <Callout intent="info">
      <p>{explain(blocked.code) ?? blocked.text}</p>
      {blocked.code === 'plan_limit' && (
        <p>
          <a className={styles.link} {...link(href('helper-settings-subscription'))}>
            {answerTexts.upgrade}
          </a>
        </p>
      )}
    </Callout>
  );
}
