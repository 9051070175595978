import { useEffect, useRef, useState } from 'react';
import type { Conflict } from '#generated/model';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { createFieldNames } from '#platform/forms/fieldNames';
import { PasswordField } from '#platform/forms/fields/text/PasswordField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { Form } from '#platform/forms/Form';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import type { Validator } from '#platform/forms/validation/validators';
import { ApiError } from '#platform/http/ApiError';
import { formatInstant } from '#platform/lib/time/zonedTimes';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { sessionActions } from '#platform/session/slice';
import { useSessionDispatch, useUserZone } from '#platform/session/useSession';
import { Callout } from '#platform/ui/feedback/Callout';
import { Button } from '#platform/ui/inputs/Button';
import { Row, Stack } from '#platform/ui/layout/Layout';
import { useDeleteOwnAccount } from '../accountApi';
import { accountTexts } from './texts';
import styles from './Account.module.css';

/** Deletes an account in two steps: what it means, then password and confirmation word. */
export function DeleteAccount() {
  const [asked, setAsked] = useState<boolean>();
  const begin = useRef<HTMLButtonElement>(null);
  // Going back from the second step returns the focus to the button that opened it.
  useEffect(() => {
    if (asked === false) begin.current?.focus();
  }, [asked]);
  return (
    <>
      <Stack as="ul" gap={1} below={5} tone="secondary" className={styles.consequences}>
        {accountTexts.consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
      {asked ? (
        <DeleteAccountForm onKeep={() => setAsked(false)} />
      ) : (
        <Button ref={begin} size="large" variant="outline" intent="danger" onClick={() => setAsked(true)}>
          {accountTexts.begin}
        </Button>
      )}
    </>
  );
}

type Values = { password: string; reason?: string; confirm: string };

const field = createFieldNames<Values>();

/** The second step: confirmation. Upcoming accepted jobs block it and are listed. */
function DeleteAccountForm({ onKeep }: { onKeep: () => void }) {
  const [blockingJobs, setBlockingJobs] = useState<readonly Conflict[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const dispatch = useSessionDispatch();
  const { mutateAsync } = useDeleteOwnAccount();
  useEffect(() => heading.current?.focus(), []);

  const send = async ({ password, reason }: Values) => {
    setBlockingJobs([]);
    try {
      await mutateAsync({ data: { password, confirm: 'DELETE', ...(reason && { reason }) } });
    } catch (error) {
      if (error instanceof ApiError) setBlockingJobs(error.conflicts);
      throw error;
    }
  };
  return (
    <Form<Values>
      onSubmit={send}
      onSubmitted={() => dispatch(sessionActions.accountDeleted())}
      layout="fields"
      aria-label={accountTexts.deleteTitle}
    >
      <h3 ref={heading} tabIndex={-1}>
        {accountTexts.sure}
      </h3>
      <FormDraft form="delete-account" except={consent} />
      {blockingJobs.length > 0 && <AcceptedJobs jobs={blockingJobs} />}
      <TextAreaField name={field('reason')} label={accountTexts.reason} hint={accountTexts.reasonHint} limit={500} />
      <PasswordField name={field('password')} label={accountTexts.password} autoComplete="current-password" required />
      <TextField
        name={field('confirm')}
        label={accountTexts.confirm}
        autoComplete="off"
        required
        validate={isConfirmed}
      />
      <Row gap={3} align="stretch" isWrapping className={styles.actions}>
        <Button size="large" onClick={onKeep}>
          {accountTexts.keep}
        </Button>
        <SubmitButton size="large" intent="danger">
          {accountTexts.deleteForGood}
        </SubmitButton>
      </Row>
    </Form>
  );
}

const consent = [field('confirm')];

const isConfirmed: Validator = (value) =>
  value === accountTexts.confirmWord || !value ? undefined : accountTexts.notConfirmed;

/** The accepted jobs that block deleting an account, in the person's own time zone. */
function AcceptedJobs({ jobs }: { jobs: readonly Conflict[] }) {
  const zone = useUserZone();
  return (
    <Callout intent="warning" title={accountTexts.blocked}>
      <Stack as="ul" gap={1} above={2} below={2}>
        {jobs.map(({ id, label, starts_at: startsAt }) => (
          <Row as="li" isWrapping gap={3} rowGap={0} align="stretch" key={id}>
            <strong>{label}</strong>
            {startsAt !== undefined && <span>{formatInstant(startsAt, zone)}</span>}
          </Row>
        ))}
      </Stack>
      <Link to={href('helper-job-company-accepted')}>{accountTexts.acceptedJobs}</Link>
    </Callout>
  );
}
