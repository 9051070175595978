import { useId } from 'react';
import type {
  CancelApplicationRequest,
  CancelApplicationRequestReason,
  OfferApplication,
  RejectApplicationRequest,
  RejectApplicationRequestReason,
} from '../../../generated/model';
import { createFieldNames } from '../../../platform/forms/fieldNames';
import { Form } from '../../../platform/forms/Form';
import { SelectField } from '../../../platform/forms/fields/choices/SelectField';
import { TextAreaField } from '../../../platform/forms/fields/text/TextAreaField';
import { minLength } from '../../../platform/forms/validation/validators';
import { Button } from '../../../platform/ui/inputs/Button';
import { Modal } from '../../../platform/ui/overlays/Modal';
import { offerLabels } from '../parts/labels';
import styles from './applications.module.css';
import { nameApplicant } from './describeApplication';
import { applicationTexts as texts } from './texts';

/** What the user decides before an answer is sent. */
export type Question =
  | { kind: 'override'; application: OfferApplication }
  | { kind: 'decline'; applications: readonly OfferApplication[] }
  | { kind: 'cancel'; application: OfferApplication };

type Props = {
  question: Question;
  onClose: () => void;
  onOverride: (application: OfferApplication, reason: string) => void;
  onDecline: (applications: readonly OfferApplication[], request: RejectApplicationRequest) => void;
  onCancel: (application: OfferApplication, request: CancelApplicationRequest) => void;
};

/** Asks for the reason of an answer. The answer is sent after the dialog closes; the page shows what becomes of it. */
export function AnswerDialog({ question, onClose, onOverride, onDecline, onCancel }: Props) {
  const confirm = (send: () => void) => {
    onClose();
    send();
  };
  switch (question.kind) {
    case 'override':
      return (
        <OverrideDialog
          application={question.application}
          onClose={onClose}
          onConfirm={(reason) => confirm(() => onOverride(question.application, reason))}
        />
      );
    case 'decline':
      return (
        <DeclineDialog
          applications={question.applications}
          onClose={onClose}
          onConfirm={(request) => confirm(() => onDecline(question.applications, request))}
        />
      );
    case 'cancel':
      return (
        <CancelDialog
          application={question.application}
          onClose={onClose}
          onConfirm={(request) => confirm(() => onCancel(question.application, request))}
        />
      );
  }
}

/** Characters of a comment or a reason. */
const longest = 300;
const shortestReason = 3;

type OverrideProps = { application: OfferApplication; onClose: () => void; onConfirm: (reason: string) => void };
type OverrideValues = { reason?: string };
const overrideField = createFieldNames<OverrideValues>();

function OverrideDialog({ application, onClose, onConfirm }: OverrideProps) {
  const formId = useId();
  const title = texts.overrideTitle(nameApplicant(application));
  return (
    <Modal
      open
      kind="form"
      size="x-small"
      title={title}
      cancelLabel={texts.keep}
      onClose={onClose}
      actions={
        <Button intent="danger" type="submit" form={formId}>
          {texts.overrideAction}
        </Button>
      }
    >
      <Form<OverrideValues>
        id={formId}
        className={styles.form}
        aria-label={title}
        onSubmit={({ reason = '' }) => onConfirm(reason.trim())}
      >
        {application.conflict && <p>{texts.overrideText(application.conflict.text)}</p>}
        <TextAreaField
          name={overrideField('reason')}
          label={texts.overrideReason}
          hint={texts.overrideHint}
          required
          limit={longest}
          rows={2}
          validate={minLength(shortestReason)}
        />
      </Form>
    </Modal>
  );
}

type ReasonValues = { reason: string | number | null; comment?: string };
const field = createFieldNames<ReasonValues>();

type DeclineProps = {
  applications: readonly OfferApplication[];
  onClose: () => void;
  onConfirm: (request: RejectApplicationRequest) => void;
};

function DeclineDialog({ applications, onClose, onConfirm }: DeclineProps) {
  const formId = useId();
  const [application] = applications;
  const isOne = applications.length === 1 && application !== undefined;
  const title = isOne ? texts.declineTitle(nameApplicant(application)) : texts.declineSeveralTitle(applications.length);
  return (
    <Modal
      open
      kind="form"
      size="x-small"
      title={title}
      cancelLabel={texts.keep}
      onClose={onClose}
      actions={
        <Button intent="danger" type="submit" form={formId}>
          {texts.declineAction}
        </Button>
      }
    >
      <Form<ReasonValues>
        id={formId}
        className={styles.form}
        aria-label={title}
        initialValues={{ reason: null, comment: '' }}
        onSubmit={(values) => onConfirm(toDecline(values))}
      >
        <p>{texts.declineText}</p>
        <SelectField name={field('reason')} label={texts.declineReason} items={toItems(offerLabels.declineReason)} />
        {isOne && (
          <TextAreaField
            name={field('comment')}
            label={texts.comment}
            hint={texts.commentHint}
            limit={longest}
            rows={2}
          />
        )}
      </Form>
    </Modal>
  );
}

type CancelProps = {
  application: OfferApplication;
  onClose: () => void;
  onConfirm: (request: CancelApplicationRequest) => void;
};

function CancelDialog({ application, onClose, onConfirm }: CancelProps) {
  const formId = useId();
  const name = nameApplicant(application);
  const title = texts.cancelTitle(name);
  return (
    <Modal
      open
      kind="form"
      size="x-small"
      title={title}
      cancelLabel={texts.keep}
      onClose={onClose}
      actions={
        <Button intent="danger" type="submit" form={formId}>
          {texts.cancelAction}
        </Button>
      }
    >
      <Form<ReasonValues>
        id={formId}
        className={styles.form}
        aria-label={title}
        initialValues={{ reason: null, comment: '' }}
        onSubmit={(values) => onConfirm(toCancel(values))}
      >
        <p>{texts.cancelText(name)}</p>
        <SelectField
          name={field('reason')}
          label={texts.cancelReason}
          items={toItems(offerLabels.cancelReason)}
          required
        />
        <TextAreaField
          name={field('comment')}
          label={texts.comment}
          hint={texts.commentHint}
          limit={longest}
          rows={2}
        />
      </Form>
    </Modal>
  );
}

const toItems = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([id, name]) => ({ id, name }));

function toDecline({ reason, comment }: ReasonValues): RejectApplicationRequest {
  return { ...(isDeclineReason(reason) && { reason }), ...toComment(comment) };
}

function toCancel({ reason, comment }: ReasonValues): CancelApplicationRequest {
  return { reason: isCancelReason(reason) ? reason : 'other', ...toComment(comment) };
}

function toComment(comment = ''): { comment?: string } {
  return comment.trim() === '' ? {} : { comment: comment.trim() };
}

function isDeclineReason(value: unknown): value is RejectApplicationRequestReason {
  return typeof value === 'string' && Object.hasOwn(offerLabels.declineReason, value);
}

function isCancelReason(value: unknown): value is CancelApplicationRequestReason {
  return typeof value === 'string' && Object.hasOwn(offerLabels.cancelReason, value);
}
