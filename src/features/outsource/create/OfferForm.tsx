import { useId, useState } from 'react';
import type { Branch, OutsourceOffer } from '#generated/model';
import { Form, SubmitAborted } from '#platform/forms/Form';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { findStep } from '#platform/forms/layout/findStep';
import { useUnsavedWork } from '#platform/forms/drafts/useUnsavedWork';
import { useSaving } from '#platform/forms/useSaving';
import { serverDate } from '#platform/lib/time/serverClock';
import { useLeaveGuard } from '#platform/routing/guards/useLeaveGuard';
import { href } from '#platform/routing/links/href';
import { useNavigateIfHere } from '#platform/routing/links/useNavigateIfHere';
import { useQueryParams } from '#platform/routing/useQuery';
import { showToast } from '#platform/ui/messages/toasts';
import { PlanLimitNotice } from '../../billing';
import { usePublishOffer } from '../createApi';
import { MatchesStep } from '../matches/MatchesStep';
import { NeedStep } from '../need/NeedStep';
import { PublishStep } from '../publish/PublishStep';
import { getFindPeoplePath, ORDER_PARAM } from '#platform/routing/links/findPeoplePath';
import { createOfferValues, type OfferValues, type StaffedJob, toFormError, toOfferRequest } from './offerValues';
import { lastStep, StepFooter, Steps } from './Steps';
import styles from './create.module.css';
import { createOfferTexts as texts } from '../publish/texts';

type OfferFormProps = { branch: Branch; job: StaffedJob | undefined };

/** The form of a new offer: one form that shows one of three steps. */
export function OfferForm({ branch, job }: OfferFormProps) {
  const id = useId();
  const [initial] = useState(() => createOfferValues(branch, job));
  const [step, setStep] = useState(0);
  const work = useUnsavedWork();
  useLeaveGuard(work.hasUnsavedWork);
  const orderId = job?.order.order_id ?? null;
  const { publish, finish, refusal, isSending } = usePublishing(branch, orderId);
  const chooseJob = useChooseJob();
  const ownPath = orderId === null ? href('company-outsourcing') : getFindPeoplePath(orderId);
  const send = async (values: OfferValues) => {
    if (step === lastStep) return publish(values);
    setStep(step + 1);
    throw new SubmitAborted();
  };
  return (
    <Form<OfferValues>
      id={id}
      initialValues={initial}
      onSubmit={send}
      onSubmitted={finish}
      onUnsavedChange={work.onUnsavedChange}
      reveal={(control) => setStep((current) => findStep(control) ?? current)}
      summary
      layout="page"
      className={styles.form}
      aria-label={texts.formName}
    >
      <FormDraft form={orderId === null ? `offer-new-${branch.id}` : `offer-order-${orderId}`} />
      {refusal && <PlanLimitNotice {...refusal} returnTo={ownPath} />}
      <Steps step={step} onStep={setStep} />
      {/* The fields of the need stay, so that errors of the provider find them. */}
      <div data-step={0} hidden={step !== 0}>
        <NeedStep branch={branch} job={job} onChooseJob={chooseJob} />
      </div>
      {step === 1 && <MatchesStep branch={branch} orderId={orderId} initial={initial} ownPath={ownPath} />}
      {step === lastStep && (
        <div data-step={lastStep}>
          <PublishStep branch={branch} job={job} initial={initial} />
        </div>
      )}
      <StepFooter step={step} loading={isSending} onBack={() => setStep(step - 1)} />
    </Form>
  );
}

/** Sends the offer once, then opens its applications. */
function usePublishing(branch: Branch, orderId: number | null) {
  const navigate = useNavigateIfHere();
  const { mutateAsync } = usePublishOffer(branch.id);
  const { run, refusal, saved, sent } = useSaving<OutsourceOffer>();
  const publish = async (values: OfferValues) => {
    try {
      await run(() =>
        mutateAsync({ data: toOfferRequest(values, orderId, serverDate()), params: { branch_id: branch.id } }),
      );
    } catch (error) {
      throw toFormError(error, values);
    }
  };
  const finish = () => {
    const offer = saved();
    if (!offer) return;
    showToast({ message: texts.published, intent: 'success' });
    navigate(href('company-outsourcing-offer-applications', { id: offer.id }), { replace: true });
  };
  return { publish, finish, refusal, isSending: sent !== undefined };
}

function useChooseJob(): (orderId: number) => void {
  const [, change] = useQueryParams();
  return (orderId) => change({ [ORDER_PARAM]: String(orderId) });
}
