import type { ReactNode } from 'react';
import type {
  CancelApplicationRequest,
  CancelApplicationRequestReason,
  OfferApplication,
  RejectApplicationRequest,
  RejectApplicationRequestReason,
} from '#generated/model';
import { FormDraft, useSaveEntries } from '#platform/forms/drafts/FormDraft';
import { createFieldNames } from '#platform/forms/fieldNames';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { FormDialog } from '#platform/forms/FormDialog';
import { OverrideReasonField } from '../../../jobs/orders';
import { offerLabels } from '../../parts/labels';
import { nameApplicant } from '../describeApplication';
import { applicationTexts as texts } from '../texts';

/** Question to the user before an answer is sent. */
export type Question =
  | { kind: 'override'; application: OfferApplication }
  | { kind: 'decline'; applications: readonly OfferApplication[] }
  | { kind: 'cancel'; application: OfferApplication };

/** Stores the entries of an answer that failed but may be sent again. */
type OnFailed = () => void;

type Props = {
  question: Question;
  onClose: () => void;
  onOverride: (application: OfferApplication, reason: string, onFailed: OnFailed) => void;
  onDecline: (applications: readonly OfferApplication[], request: RejectApplicationRequest, onFailed: OnFailed) => void;
  onCancel: (application: OfferApplication, request: CancelApplicationRequest, onFailed: OnFailed) => void;
};

/** Asks for the reason of an answer. The answer is sent after the dialog closes; the page shows what becomes of it. */
export function AnswerDialog({ question, onClose, onOverride, onDecline, onCancel }: Props) {
  const draft = nameDraft(question);
  const saveEntries = useSaveEntries(draft);
  const confirm = (values: object, send: (onFailed: OnFailed) => void) => {
    onClose();
    send(() => saveEntries({ ...values }));
  };
  switch (question.kind) {
    case 'override':
      return (
        <OverrideDialog
          application={question.application}
          draft={draft}
          onClose={onClose}
          onConfirm={(values) =>
            confirm(values, (onFailed) => onOverride(question.application, (values.reason ?? '').trim(), onFailed))
          }
        />
      );
    case 'decline':
      return (
        <DeclineDialog
          applications={question.applications}
          draft={draft}
          onClose={onClose}
          onConfirm={(values) =>
            confirm(values, (onFailed) => onDecline(question.applications, toDecline(values), onFailed))
          }
        />
      );
    case 'cancel':
      return (
        <CancelDialog
          application={question.application}
          draft={draft}
          onClose={onClose}
          onConfirm={(values) =>
            confirm(values, (onFailed) => onCancel(question.application, toCancel(values), onFailed))
          }
        />
      );
  }
}

function nameDraft(question: Question): string {
  const applications = question.kind === 'decline' ? question.applications : [question.application];
  return `application-${question.kind}-${applications.map(({ id }) => id).join('-')}`;
}

/** Characters of a comment. */
const longest = 300;

type OverrideValues = { reason?: string };
type OverrideProps = AnswerProps<OverrideValues> & { application: OfferApplication };
const overrideField = createFieldNames<OverrideValues>();

function OverrideDialog({ application, ...dialog }: OverrideProps) {
  return (
    <AnswerForm title={texts.overrideTitle(nameApplicant(application))} action={texts.overrideAction} {...dialog}>
      {application.conflict && <p>{texts.overrideText(application.conflict.text)}</p>}
      <OverrideReasonField name={overrideField('reason')} />
    </AnswerForm>
  );
}

type ReasonValues = { reason: string | number | null; comment?: string };
const field = createFieldNames<ReasonValues>();
const noReason: ReasonValues = { reason: null, comment: '' };

type DeclineProps = AnswerProps<ReasonValues> & { applications: readonly OfferApplication[] };

function DeclineDialog({ applications, ...dialog }: DeclineProps) {
  const [application] = applications;
  const isOne = applications.length === 1 && application !== undefined;
  const title = isOne ? texts.declineTitle(nameApplicant(application)) : texts.declineSeveralTitle(applications.length);
  return (
    <AnswerForm title={title} action={texts.declineAction} initialValues={noReason} {...dialog}>
      <p>{texts.declineText}</p>
      <SelectField name={field('reason')} label={texts.declineReason} items={toItems(offerLabels.declineReason)} />
      {isOne && <CommentField />}
    </AnswerForm>
  );
}

type CancelProps = AnswerProps<ReasonValues> & { application: OfferApplication };

function CancelDialog({ application, ...dialog }: CancelProps) {
  const name = nameApplicant(application);
  return (
    <AnswerForm title={texts.cancelTitle(name)} action={texts.cancelAction} initialValues={noReason} {...dialog}>
      <p>{texts.cancelText(name)}</p>
      <SelectField
        name={field('reason')}
        label={texts.cancelReason}
        items={toItems(offerLabels.cancelReason)}
        required
      />
      <CommentField />
    </AnswerForm>
  );
}

function CommentField() {
  return (
    <TextAreaField name={field('comment')} label={texts.comment} hint={texts.commentHint} limit={longest} rows={2} />
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

/** Props of every dialog for an answer. */
type AnswerProps<Values> = { draft: string; onClose: () => void; onConfirm: (values: Values) => void };

type AnswerPropsProps<Values> = AnswerProps<Values> & {
  title: string;
  /** The verb of the button that sends. */
  action: string;
  initialValues?: Values;
  children: ReactNode;
};

/** The answer is sent when the form has deleted its draft and the dialog is closed. */
const sendLater = () => undefined;

/** A dialog with the form of an answer. It keeps its entries. */
function AnswerForm<Values extends object>(props: AnswerPropsProps<Values>) {
  const { title, action, initialValues, draft, onClose, onConfirm, children } = props;
  return (
    <FormDialog<Values>
      size="x-small"
      title={title}
      cancelLabel={texts.keep}
      onClose={onClose}
      action={action}
      intent="danger"
      layout="fields"
      aria-label={title}
      initialValues={initialValues}
      onSubmit={sendLater}
      onSubmitted={onConfirm}
    >
      <FormDraft form={draft} />
      {children}
    </FormDialog>
  );
}
