import { type ReactNode, useMemo, useState } from 'react';
import type { Branch } from '#generated/model';
import { useFileDraft } from '#platform/drafts/fileDraft';
import { FormDraft, type FormDraftProps } from '#platform/forms/drafts/FormDraft';
import { useUnsavedWork } from '#platform/forms/drafts/useUnsavedWork';
import { Form } from '#platform/forms/Form';
import { findStep } from '#platform/forms/layout/FormSection';
import { serverDate } from '#platform/lib/time/serverClock';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { useLeaveGuard } from '#platform/routing/guards/leaveGuard';
import { useSession } from '#platform/session/useSession';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { Columns } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { sentFiles, type OrderValues, useSendOrderFile, useUploads } from '../../orders';
import { CustomerProvider, OrderFormContext, type OrderFormFacts } from '../orderFormContext';
import { formTexts as texts } from '../texts';
import { OrderFormBody } from './OrderFormBody';
import styles from './OrderForm.module.css';

export type OrderFormProps = {
  /** Id of the form, for submit buttons outside of it. */
  id: string;
  branch: Branch;
  initialValues: OrderValues;
  keptDate?: string | null;
  /** Key of the draft on this device. */
  draft: string;
  saveLabel: string;
  /** Another button that saves. */
  alsoSave?: ReactNode;
  onSave: (values: OrderValues) => Promise<unknown>;
  /** Gets the `value` of the pressed button. */
  onSaved: (button: string) => void;
  /** The saved values that the input is based on, and the handler for a draft of an older version. */
  drafted?: Pick<FormDraftProps, 'basis' | 'getNote' | 'onRestored'>;
  /** Focuses the first field on a desktop. */
  isNew?: boolean;
  /** Above the first section. */
  intro?: ReactNode;
  /** Target of Cancel. */
  backTo: string;
  /** Dialogs that read and change form values. */
  children?: ReactNode;
};

/** One form for a new and an existing order: a page on a desktop, steps on a phone (docs/product.md, "Orders"). */
export function OrderForm(props: OrderFormProps) {
  const { id, branch, initialValues, keptDate = null, draft, drafted, onSave, onSaved, children, ...rest } = props;
  const { isNew = false, ...body } = rest;
  const [fixed] = useState(() => ({ branch, keptDate, isNew, today: todayIn(branch.timezone, serverDate()) }));
  const userId = useSession(({ user }) => user?.id ?? 0);
  const uploads = useUploads(useSendOrderFile(branch.id), useFileDraft(`user:${userId}`, draft));
  const facts = useMemo((): OrderFormFacts => ({ ...fixed, uploads }), [fixed, uploads]);
  const [step, setStep] = useState(0);
  const { hasUnsavedWork, onUnsavedChange } = useUnsavedWork();
  useLeaveGuard(hasUnsavedWork);
  const save = async (values: OrderValues) =>
    onSave({ ...values, attachment_ids: await sentFiles(values.attachment_ids, uploads) });
  const leave = (_values: OrderValues, button: string) => {
    uploads.forget();
    onSaved(button);
  };
  return (
    <OrderFormContext value={facts}>
      <Form<OrderValues>
        id={id}
        initialValues={initialValues}
        onSubmit={save}
        onSubmitted={leave}
        onUnsavedChange={onUnsavedChange}
        reveal={(control) => setStep((current) => findStep(control) ?? current)}
        summary
        independent
        layout="page"
        aria-label={texts.formName}
      >
        <CustomerProvider>
          <FormDraft form={draft} onDiscarded={uploads.leaveKept} {...drafted} />
          <OrderFormBody {...body} step={step} onStep={setStep} />
          {children}
        </CustomerProvider>
      </Form>
    </OrderFormContext>
  );
}

/** Placeholder while the form's data loads. */
export function OrderFormSkeleton() {
  return (
    <Columns gap={6} align="start" className={styles.columns} aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Columns gap={4} className={styles.sections}>
        <SkeletonCard height={264} />
        <SkeletonCard height={240} />
        <SkeletonCard height={220} />
      </Columns>
      <SkeletonCard height={420} />
    </Columns>
  );
}
