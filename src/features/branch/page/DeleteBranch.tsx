import { useId, useState } from 'react';
import type { Branch } from '#generated/model';
import { branchActions, useBranchDispatch } from '#platform/branches/slice';
import { createFieldNames } from '#platform/forms/fieldNames';
import { TextField } from '#platform/forms/fields/text/TextField';
import { Form } from '#platform/forms/Form';
import type { Validator } from '#platform/forms/validation/validators';
import { isConflict, isNotFound } from '#platform/http/failures';
import { href } from '#platform/routing/links/href';
import { useNavigate } from '#platform/routing/links/useLink';
import { Callout } from '#platform/ui/feedback/Callout';
import { Button } from '#platform/ui/inputs/Button';
import { Stack } from '#platform/ui/layout/Layout';
import { showToast } from '#platform/ui/messages/toasts';
import { Modal } from '#platform/ui/overlays/Modal';
import { useRemoveBranch } from '../api';
import { pageTexts as texts } from '../texts';
import styles from './BranchPage.module.css';

type DeleteBranchProps = { branch: Branch; onClose: () => void; onDeleted: () => void };

type Values = { name?: string };

const field = createFieldNames<Values>();

/** Deletes a branch after its name was typed. Open jobs block this and are shown (docs/product.md, "Branches"). */
export function DeleteBranch({ branch, onClose, onDeleted }: DeleteBranchProps) {
  const [formId, textId] = [useId(), useId()];
  const [isRefused, setRefused] = useState(false);
  const dispatch = useBranchDispatch();
  const { mutateAsync, isPending } = useRemoveBranch();
  const isInTheWay = isRefused || hasOpenJobs(branch.open_orders_count);
  const send = async ({ name = '' }: Values) => {
    try {
      await mutateAsync({ id: branch.id, data: { name } });
    } catch (error) {
      if (isConflict(error)) setRefused(true);
      // Another user deleted it first.
      if (!isNotFound(error)) throw error;
    }
  };
  const done = () => {
    onDeleted();
    dispatch(branchActions.branchDeleted());
    showToast({ message: texts.deleted(branch.name), intent: 'success' });
  };
  return (
    <Modal
      open
      kind="form"
      size="x-small"
      role="alertdialog"
      title={texts.deleteTitle(branch.name)}
      describedBy={textId}
      busy={isPending}
      onClose={onClose}
      cancelLabel={texts.deleteKeep}
      actions={
        !isInTheWay && (
          <Button intent="danger" type="submit" form={formId} loading={isPending}>
            {texts.deleteAction}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {isInTheWay ? (
          <OpenJobsNotice branch={branch} textId={textId} />
        ) : (
          <Form<Values> id={formId} onSubmit={send} onSubmitted={done} layout="fields">
            <p id={textId}>{texts.deleteText}</p>
            <TextField
              name={field('name')}
              label={texts.deleteName(branch.name)}
              autoComplete="off"
              spellCheck={false}
              required
              validate={matchesName(branch)}
            />
          </Form>
        )}
      </Stack>
    </Modal>
  );
}

/** The jobs page shows the active branch, so this one becomes active on the way. */
function OpenJobsNotice({ branch: { id, open_orders_count: count }, textId }: { branch: Branch; textId: string }) {
  const dispatch = useBranchDispatch();
  const navigate = useNavigate();
  const seeJobs = () => {
    dispatch(branchActions.branchRequested(id));
    navigate(href('company-job-not-formed'));
  };
  return (
    <Callout intent="warning" alert>
      <p id={textId}>{hasOpenJobs(count) ? texts.openJobsFirst(count) : texts.someOpenJobsFirst}</p>
      <Button size="small" variant="outline" className={styles.seeJobs} onClick={seeJobs}>
        {texts.seeJobs}
      </Button>
    </Callout>
  );
}

function hasOpenJobs(count: number | null): count is number {
  return count !== null && count > 0;
}

function matchesName({ name }: Branch): Validator {
  return (value) => (value === name || !value ? undefined : texts.deleteWrong);
}
