import { useId } from 'react';
import { getRouteCities } from '#domain/orders/schedule';
import { namePerson, callPerson } from '#domain/people/personName';
import { getMemberRights } from '#domain/people/rights';
import { formatJobWhen } from '#domain/time/workDays';
import type { Employee, EmployeeDetail, UpcomingJob } from '#generated/model';
import { useActiveBranch } from '#platform/branches/useActiveBranch';
import { isAnswered, isNotFound } from '#platform/http/failures';
import { Callout } from '#platform/ui/feedback/Callout';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Stack } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { showToast } from '#platform/ui/messages/toasts';
import { Modal } from '#platform/ui/overlays/Modal';
import { useMemberNow, useRemoveMember } from '../api';
import { removeTexts as texts, removeTexts } from '../list/texts';
import { hasDetails } from '../model/memberValues';
import styles from './remove.module.css';

type Props = { branchId: number; member: Employee; onClose: () => void; onRemoved: () => void };

/** Confirms removing a member from the branch and lists the jobs that lose them. */
export function RemoveDialog({ branchId, member, onClose, onRemoved }: Props) {
  const textId = useId();
  const branch = useActiveBranch().data?.name ?? '';
  const details = useMemberNow(member.id);
  const { mutate, isPending, error } = useRemoveMember(branchId);
  const name = namePerson(member);
  const isGone = isMissing(details.error);
  const done = () => {
    showToast({ message: texts.removed(name), intent: 'success' });
    onRemoved();
  };
  const remove = () =>
    mutate(
      { employeeId: member.id },
      // Another user removed them first, which is fine.
      { onSuccess: done, onError: (failure) => isMissing(failure) && done() },
    );
  return (
    <Modal
      open
      kind="question"
      size="x-small"
      role="alertdialog"
      title={texts.title(name, branch)}
      describedBy={textId}
      busy={isPending}
      onClose={isGone ? onRemoved : onClose}
      cancelLabel={isGone ? texts.close : texts.keep}
      actions={
        !isGone && (
          <Button intent="danger" loading={isPending} disabled={!details.data} onClick={remove}>
            {texts.action}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        <Stack gap={3} id={textId}>
          {isGone ? <p>{texts.gone(name)}</p> : <RemovalDetails query={details} />}
        </Stack>
        <Refusal error={error} />
      </Stack>
    </Modal>
  );
}

type DetailsQuery = {
  data: EmployeeDetail | undefined;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

function RemovalDetails({ query }: { query: DetailsQuery }) {
  if (query.data) return <Consequences member={query.data} />;
  if (query.isPending) {
    return (
      <Stack gap={3} role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <SkeletonLine width="88%" height={16} />
        <SkeletonLine width="64%" height={16} />
      </Stack>
    );
  }
  return (
    <Callout intent="warning">
      <p>{texts.failed}</p>
      <Button size="small" variant="outline" loading={query.isFetching} onClick={() => void query.refetch()}>
        {texts.again}
      </Button>
    </Callout>
  );
}

function Refusal({ error }: { error: unknown }) {
  if (error === null || isMissing(error)) return null;
  return (
    <Callout intent="danger" alert>
      <p>{isAnswered(error) ? error.message : texts.notSent}</p>
    </Callout>
  );
}

function isMissing(error: unknown): boolean {
  return isNotFound(error);
}

const shownJobs = 5;

/** Explains what removing a member changes, and what stays. */
function Consequences({ member }: { member: EmployeeDetail }) {
  const { upcoming_jobs: jobs, branch_ids: branches } = member;
  const name = callPerson(member);
  const rest = jobs.length - shownJobs;
  return (
    <>
      {jobs.length > 0 && <p>{texts.consequence(name, jobs.length)}</p>}
      {jobs.length === 0 && hasDetails(member) && <p>{texts.noJobs(name)}</p>}
      {jobs.length > 0 && (
        <ul className={styles.jobs} aria-label={texts.jobs}>
          {jobs.slice(0, shownJobs).map((job) => (
            <JobLine key={job.invitation_id} job={job} />
          ))}
          {rest > 0 && (
            <Muted as="li" size={13} isDivided>
              {texts.more(rest)}
            </Muted>
          )}
        </ul>
      )}
      {branches.length === 1 && <AccessLine member={member} />}
      <Muted size={13}>{branches.length > 1 ? `${texts.kept} ${texts.elsewhere(name)}` : texts.kept}</Muted>
    </>
  );
}

/** The access that ends with their last branch (docs/product.md, "Access to the company"). */
function AccessLine({ member }: { member: EmployeeDetail }) {
  if (member.is_manager) return <p>{texts.noManager(callPerson(member))}</p>;
  const isOffice = member.positions.length === 0;
  return isOffice && <p>{texts.noAccess(callPerson(member))}</p>;
}

function JobLine({ job }: { job: UpcomingJob }) {
  const { from, to } = getRouteCities(job);
  return (
    <Columns as="li" isNumeric isDivided className={styles.job}>
      <Muted as="span" weight="medium">
        {job.number}
      </Muted>
      <span>{formatJobWhen(job)}</span>
      <Muted as="span" size={13}>
        {[from, to].filter(Boolean).join(' → ')}
      </Muted>
    </Columns>
  );
}

/** Reason the user may not remove a member; undefined if they may (docs/product.md, "Who may do what"). */
export function findRemovalProblem(
  userType: number | undefined,
  member: Pick<Employee, 'is_manager'>,
): string | undefined {
  if (getMemberRights(userType, member.is_manager).remove) return undefined;
  return getMemberRights(userType).remove ? removeTexts.managersNotYours : removeTexts.notYours;
}
