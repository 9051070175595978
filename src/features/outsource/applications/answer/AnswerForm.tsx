import type { ReactNode } from 'react';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { FormDialog } from '#platform/forms/FormDialog';
import styles from '../applications.module.css';
import { applicationTexts as texts } from '../texts';

/** Props of every dialog for an answer. */
export type AnswerProps<Values> = { draft: string; onClose: () => void; onConfirm: (values: Values) => void };

type Props<Values> = AnswerProps<Values> & {
  title: string;
  /** The verb of the button that sends. */
  action: string;
  initialValues?: Values;
  children: ReactNode;
};

/** The answer is sent when the form has deleted its draft and the dialog is closed. */
const sendLater = () => undefined;

/** A dialog with the form of an answer. It keeps its entries. */
export function AnswerForm<Values extends object>(props: Props<Values>) {
  const { title, action, initialValues, draft, onClose, onConfirm, children } = props;
  return (
    <FormDialog<Values>
      size="x-small"
      title={title}
      cancelLabel={texts.keep}
      onClose={onClose}
      action={action}
      intent="danger"
      className={styles.form}
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
