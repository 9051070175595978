import { useId, useState, useCallback, useRef } from 'react';
import { fitPartNames, fitWeights } from '#domain/outsource/fitScore';
import { namePerson } from '#domain/people/personName';
import type { Branch, OutsourceOffer, NotShown, NotShownPerson } from '#generated/model';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { useUnsavedWork } from '#platform/forms/drafts/useUnsavedWork';
import { Form, SubmitAborted } from '#platform/forms/Form';
import { useDerivedValue } from '#platform/forms/formValues';
import { findStep } from '#platform/forms/layout/FormSection';
import { useSaving } from '#platform/forms/useSaving';
import { isPlanLimit } from '#platform/http/failures';
import { formatNumber } from '#platform/lib/text';
import { serverDate } from '#platform/lib/time/serverClock';
import { formatInstantRange } from '#platform/lib/time/zonedTimes';
import { useLeaveGuard } from '#platform/routing/guards/leaveGuard';
import { href } from '#platform/routing/links/href';
import { getFindPeoplePath, ORDER_PARAM } from '#platform/routing/links/pagePaths';
import { useNavigateIfHere } from '#platform/routing/links/useLink';
import { useQueryParams } from '#platform/routing/useQuery';
import { classes } from '#platform/ui/classes';
import { LoadFailed, EmptyState } from '#platform/ui/feedback/states';
import { TickIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { showToast } from '#platform/ui/messages/toasts';
import { Modal } from '#platform/ui/overlays/Modal';
import { useAfterChange } from '#platform/ui/useAfterChange';
import { useSettled } from '#platform/ui/useDebounced';
import { PlanLimitNotice } from '../../billing';
import { PeoplePanel, PeopleSkeleton, formatMilesAway } from '../../team/people';
import { usePublishOffer, useMatches } from '../createApi';
import { fitTexts } from '../fit/texts';
import { MatchList, TermSliders } from '../matches/MatchList';
import { NeedStep } from '../need/NeedStep';
import { PublishStep } from '../publish/PublishStep';
import {
  createOfferValues,
  type OfferValues,
  type StaffedJob,
  toFormError,
  toOfferRequest,
  offerField,
  toMatchRequest,
} from './offerValues';
import { createOfferTexts as texts, matchesTexts } from './texts';
import styles from './create.module.css';

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

type MatchesStepProps = { branch: Branch; orderId: number | null; initial: OfferValues; ownPath: string };

/** Milliseconds without a change before the terms count, because a slider changes them at every step. */
const settleMs = 250;

/** Matching people, excluded people with reasons, and the effect of another rate or radius. */
function MatchesStep({ branch, orderId, initial, ownPath }: MatchesStepProps) {
  const derive = useCallback(
    (values: Partial<OfferValues>) => toMatchRequest({ ...initial, ...values }, branch.id, orderId),
    [branch.id, orderId, initial],
  );
  const request = useSettled(useDerivedValue(offerField.root, derive), settleMs);
  const matches = useMatches(request);
  if (isPlanLimit(matches.error)) {
    return <PlanLimitNotice text={matches.error.message} limit={matches.error.errors.plan?.[0]} returnTo={ownPath} />;
  }
  const { data } = matches;
  return (
    <Columns align="start" gap={6} className={styles.matchColumns}>
      <Stack canShrink gap={4} aria-busy={matches.isFetching}>
        {data ? (
          <>
            {data.matches.length > 0 ? (
              <MatchList matches={data} />
            ) : (
              <EmptyState title={matchesTexts.noneTitle} text={matchesTexts.none} />
            )}
            <NotShownPeople groups={data.not_shown} timezone={branch.timezone} />
          </>
        ) : matches.isError ? (
          <LoadFailed query={matches} text={matchesTexts.failed} />
        ) : (
          <PeoplePanel label={matchesTexts.loading}>
            <PeopleSkeleton />
          </PeoplePanel>
        )}
      </Stack>
      <Stack as="aside" gap={3} align="start" className={styles.aside}>
        <TermSliders previews={data?.previews ?? []} />
        <HowMatchingWorks />
      </Stack>
    </Columns>
  );
}

/** Explains what the score uses and what it does not. */
function HowMatchingWorks() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" intent="primary" onClick={() => setOpen(true)}>
        {matchesTexts.how}
      </Button>
      {isOpen && (
        <Modal
          open
          kind="reading"
          size="small"
          title={matchesTexts.how}
          onClose={() => setOpen(false)}
          cancelLabel={matchesTexts.close}
        >
          <Stack gap={3} className={styles.how}>
            {matchesTexts.howText.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <ul>
              {fitPartNames.map((part) => (
                <li key={part}>{matchesTexts.points(fitTexts.part[part], fitWeights[part])}</li>
              ))}
            </ul>
          </Stack>
        </Modal>
      )}
    </>
  );
}

type NotShownPeopleProps = { groups: readonly NotShown[]; timezone: string };

/** People who cannot take the job, counted by reason; names are shown on demand. */
function NotShownPeople({ groups, timezone }: NotShownPeopleProps) {
  if (groups.length === 0) return null;
  return (
    <details className={styles.notShown}>
      <summary>{matchesTexts.notShown(groups.map(({ code, count }) => matchesTexts.filters[code](count)))}</summary>
      {groups.map(({ code, count, people }) => (
        <section key={code}>
          <Text as="h4" size={13} above={3}>
            {matchesTexts.filterTitles[code]}
          </Text>
          <Muted as="ul" size={13}>
            {people.map((person) => (
              <li key={person.user_id}>{describePerson(person, timezone)}</li>
            ))}
            {count > people.length && <li>{matchesTexts.andMore(count - people.length)}</li>}
          </Muted>
        </section>
      ))}
    </details>
  );
}

function describePerson(person: NotShownPerson, timezone: string): string {
  const { busy_from: from, busy_to: to, hours } = person;
  const facts = [
    person.city,
    formatMilesAway(person),
    from !== undefined && to !== undefined ? matchesTexts.busy(formatInstantRange(from, to, timezone)) : null,
    hours === undefined ? null : matchesTexts.reaches(formatNumber(hours, 1)),
  ];
  return [namePerson(person), ...facts.filter((fact) => fact !== null)].join(' · ');
}

/** Number of the step that publishes. */
const lastStep = 2;

type StepsProps = { step: number; onStep: (step: number) => void };

/** Progress of the wizard. Steps before this one can be opened again; the next one needs a valid need. */
function Steps({ step, onStep }: StepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useAfterChange(step, () => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  });
  return (
    <nav aria-label={texts.stepsLabel} className={styles.steps}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        <VisuallyHidden>{texts.stepOf(step + 1, texts.steps.length, texts.steps[step] ?? '')}</VisuallyHidden>
      </h2>
      <Row as="ol" gap={2} align="stretch">
        {texts.steps.map((title, index) => (
          <Text as="li" isFilling key={title} className={classes(styles.step, index === step && styles.current)}>
            <button
              type="button"
              disabled={index >= step}
              aria-current={index === step ? 'step' : undefined}
              onClick={() => onStep(index)}
            >
              <Row
                as="span"
                isInline
                justify="center"
                size={13}
                canShrink={false}
                className={styles.number}
                aria-hidden="true"
              >
                {index < step ? <TickIcon size={14} /> : index + 1}
              </Row>
              <span>{title}</span>
              {index < step && <VisuallyHidden>{texts.done}</VisuallyHidden>}
            </button>
          </Text>
        ))}
      </Row>
    </nav>
  );
}

type StepFooterProps = { step: number; loading: boolean; onBack: () => void };

/**
 * Back and on. No submit button: Enter in a field must not publish. The second click of a double click is ignored, because
 * the button is then the one of the next step.
 */
function StepFooter({ step, loading, onBack }: StepFooterProps) {
  const label = [texts.showMatches, texts.toPublish, texts.publish][step];
  return (
    <footer className={styles.footer}>
      {step > 0 && (
        <Button size="large" onClick={onBack}>
          {texts.back}
        </Button>
      )}
      <Button
        size="large"
        intent="primary"
        loading={loading}
        onClick={({ currentTarget, detail }) => detail < 2 && currentTarget.closest('form')?.requestSubmit()}
      >
        {label}
      </Button>
    </footer>
  );
}
