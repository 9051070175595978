import { useId, lazy, useState } from 'react';
import type { HelperOffer, ApplyRequest, PassRequest } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { SubmitAborted } from '#platform/forms/Form';
import { useUndoable } from '#platform/offline/undoables';
import { href } from '#platform/routing/links/href';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Stack } from '#platform/ui/layout/Layout';
import { withdrawErrors } from '#platform/ui/messages/messageStore';
import { showToast } from '#platform/ui/messages/toasts';
import { useReachable } from '#platform/ui/useOnline';
import { passCall, withdrawApplicationCall } from '../../answersApi';
import { leftOffers, explainAnswer, explainCode } from '../../jobs/answer/answerable';
import { useApply, offerRefusalCodes } from '../../offersApi';
import { formatOffer, formatOfferCities } from '../describeOffer';
import { applyTexts as texts } from '../texts';
import type { Asked } from './OfferDialog';
import answerStyles from '../../jobs/answer/answer.module.css';
import styles from './offerAnswers.module.css';

type Props = { offer: HelperOffer; answers: OfferAnswers };

/** Pass and apply with a gap between them, or withdraw; what the provider allows now. */
export function OfferButtons({ offer, answers }: Props) {
  const offlineId = useId();
  const isReachable = useReachable();
  const { actions, bucket } = offer;
  // An accepted offer is a job: one withdraws from that.
  if (actions.length === 0 || bucket === 'accepted') return null;
  const name = formatOffer(offer);
  const isAfterAll = bucket === 'waiting';
  const shared = {
    size: 'large',
    fill: true,
    disabled: !isReachable,
    'aria-describedby': isReachable ? undefined : offlineId,
  } as const;
  return (
    <Stack gap={2} className={styles.answer}>
      {!isReachable && <Muted id={offlineId}>{texts.offline}</Muted>}
      <Columns columns={2} gap={4} className={answerStyles.actions}>
        {actions.includes('reject') && (
          <Button
            {...shared}
            variant="outline"
            aria-label={texts.passName(name)}
            onClick={() => answers.askToPass(offer)}
          >
            {texts.pass}
          </Button>
        )}
        {actions.includes('apply') && (
          <Button
            {...shared}
            intent="primary"
            aria-label={(isAfterAll ? texts.applyAfterAllName : texts.applyName)(name)}
            onClick={() => answers.askToApply(offer)}
          >
            {isAfterAll ? texts.applyAfterAll : texts.apply}
          </Button>
        )}
        {actions.includes('withdraw') && (
          <Button
            {...shared}
            variant="outline"
            intent="danger"
            aria-label={texts.withdrawName(name)}
            onClick={() => answers.askToWithdraw(offer)}
          >
            {texts.withdraw}
          </Button>
        )}
      </Columns>
    </Stack>
  );
}

const OfferDialog = lazy(async () => ({ default: (await import('./OfferDialog')).OfferDialog }));

/**
 * The answers to an offer. An application is sent immediately, because slots are limited. Passing and withdrawing can be
 * undone until they are sent.
 */
export function useOfferAnswers(onUnavailable?: () => void) {
  const [asked, setAsked] = useState<Asked>();
  const { mutateAsync: sendApplication, isPending } = useApply();
  const left = useUndoable(leftOffers);
  const close = () => setAsked(undefined);

  async function apply(offer: HelperOffer, data: ApplyRequest): Promise<void> {
    try {
      reportApplication(await sendApplication({ id: offer.id, data }));
    } catch (error) {
      const why = explainOfferRefusal(error);
      if (why === undefined) throw error;
      // The refusal of a plan limit has no code, so a toast reports it too.
      if (error instanceof Error) withdrawErrors([error.message]);
      setAsked({ what: 'refused', offer, why });
      // The draft stays, because the helper may be able to apply later.
      throw new SubmitAborted();
    }
  }

  function leave(offer: HelperOffer, message: string, call: ReturnType<typeof passCall>): void {
    close();
    left.start({ key: offer.id, message, about: aboutOwnOffer(offer), ...call });
    onUnavailable?.();
  }

  const pass = (offer: HelperOffer, data: PassRequest) =>
    leave(offer, texts.passed(formatOfferCities(offer)), passCall(offer, data));
  const withdraw = (offer: HelperOffer) => leave(offer, texts.withdrawn, withdrawApplicationCall(offer));

  const dialog = asked && (
    <LazyBoundary failure="toast">
      <OfferDialog
        asked={asked}
        isSending={isPending}
        onApply={apply}
        onPass={pass}
        onWithdraw={withdraw}
        onClose={close}
      />
    </LazyBoundary>
  );

  return {
    askToApply: (offer: HelperOffer) => setAsked({ what: 'apply', offer }),
    askToPass: (offer: HelperOffer) => setAsked({ what: 'pass', offer }),
    askToWithdraw: (offer: HelperOffer) => setAsked({ what: 'withdraw', offer }),
    /** Answered on screen but not sent yet. */
    isAnswered: ({ id, bucket }: HelperOffer) => bucket === 'new' && left.hidden.has(id),
    dialog,
  };
}

export type OfferAnswers = ReturnType<typeof useOfferAnswers>;

/** An offer may accept the first applicants on its own. */
function reportApplication(offer: HelperOffer): void {
  const isAccepted = offer.status === InvitationStatus.accepted;
  showToast({
    message: isAccepted ? texts.acceptedAtOnce : texts.sent,
    intent: 'success',
    action: {
      text: isAccepted ? texts.openJob : texts.openOffer,
      to: href('helper-job-outsource-details', { id: offer.id }),
    },
    about: aboutOwnOffer(offer),
  });
}

/** Subject of messages. Activities of an application share it, so the later message replaces the earlier. */
function aboutOwnOffer({ application_id }: Pick<HelperOffer, 'application_id'>): string {
  return `application-${application_id}`;
}

/** Reason an application was refused; undefined if the call itself failed. */
const explainOfferRefusal = (error: unknown): string | undefined =>
  explainAnswer(error, offerRefusalCodes, explainOfferCode);

/** The words for a code; undefined for one that only the provider's own text explains. */
export function explainOfferCode(code: string): string | undefined {
  if (code === 'position_filled') return texts.filled;
  return code === 'offer_closed' ? texts.closed : explainCode(code);
}
