import { useState, useEffect } from 'react';
import type { DraftOwner } from '#platform/drafts/draftKey';
import type { DraftValues } from '#platform/drafts/draftValues';
import { useDraft } from '#platform/drafts/useDraft';
import { hasExpired } from '#platform/http/failures';
import { currentLanguage } from '#platform/language/current';
import { useLeaveGuard } from '#platform/routing/guards/leaveGuard';
import { href } from '#platform/routing/links/href';
import { useNavigate } from '#platform/routing/links/useLink';
import { useQueryParam } from '#platform/routing/useQuery';
import { sessionActions } from '#platform/session/slice';
import { type Steps, pickSteps } from '#platform/session/steps';
import { useSession, useSessionDispatch } from '#platform/session/useSession';
import { decideAfterEmail, getProgress, type SignUpKind, type SignUpStep, getShownStep } from '../model/signUpSteps';
import { getResendAt } from '../otp/codeProblem';
import { useCheckSignUpCode, useSendSignUpCode } from '../signUpApi';
import { createTypedValues } from './typedValues';

export type SignUp = ReturnType<typeof useSignUp>;

/** Everything the pages of one sign-up share: the current step, the typed values, and the moves between steps. */
export function useSignUp(kind: SignUpKind) {
  const steps = pickSteps(useSession((session) => session));
  const dispatch = useSessionDispatch();
  const change = (changed: Partial<Steps>) => dispatch(sessionActions.stepsChanged(changed));
  const progress = getProgress(steps, kind);
  const [isExpired, setExpired] = useState(false);
  const navigation = useStepNavigation(kind, progress);
  const typed = useTyped(getDraftOwner(steps, kind), `sign-up-${kind}`);
  const codes = useCodes(kind, steps, change);

  return {
    kind,
    steps,
    step: navigation.step,
    fromProvider: progress.fromProvider,
    isExpired,
    typed,
    go: navigation.go,
    finishDetails: navigation.finishDetails,
    onUnsavedChange: navigation.unsaved.onUnsavedChange,
    /** Leaves the first step: to the code, or past it if the email is already verified. */
    enterEmail: async (email: string) => {
      const next = decideAfterEmail(email, progress, steps.resendAt, Date.now());
      if (next === 'send') await codes.send(email);
      setExpired(false);
      navigation.go(next === 'code' || next === 'send' ? 'code' : 'details');
    },
    resend: () => codes.send(steps.lastSendingEmail ?? ''),
    verify: async (code: string) => {
      await codes.verify(code);
      navigation.go(navigation.detailsDone ? 'setUp' : 'details', { replace: true });
    },
    /** Handles a failed final call: an expired proof leads back to the email (410); anything else is rethrown. */
    recover: (error: unknown) => {
      if (!hasExpired(error)) throw error;
      change({ flow: kind, temporaryToken: null, personalInfoSection: false, resendAt: null });
      setExpired(true);
      navigation.go('email');
    },
    /** The account exists: nothing is unsaved or stored from now on. */
    finish: () => {
      navigation.unsaved.done();
      typed.forget();
    },
  };
}

function useCodes(kind: SignUpKind, steps: Steps, change: (changed: Partial<Steps>) => void) {
  const request = useSendSignUpCode();
  const check = useCheckSignUpCode();
  return {
    send: async (email: string) => {
      const sent = await request.mutateAsync({ data: { email, type: kind, locale: currentLanguage() } });
      change({
        flow: kind,
        otpId: sent.otp_id,
        lastSendingEmail: sent.email || email,
        codeLength: sent.length,
        resendAt: getResendAt(sent.resend_in),
        temporaryToken: null,
        personalInfoSection: false,
      });
    },
    verify: async (code: string) => {
      const data = { otp_id: steps.otpId ?? '', code };
      const { temporary_token: temporaryToken } = await check.mutateAsync({ data });
      change({ temporaryToken, personalInfoSection: true });
    },
  };
}

/** The step in the address bar, so that the browser's Back goes back one step, and what leaving would lose. */
function useStepNavigation(kind: SignUpKind, progress: ReturnType<typeof getProgress>) {
  const [requestedStep] = useQueryParam('step');
  const navigate = useNavigate();
  const [detailsDone, setDetailsDone] = useState(false);
  const [unsaved] = useState(createUnsaved);
  useLeaveGuard(unsaved.hasUnsavedWork);

  const step = getShownStep(requestedStep, progress, detailsDone);
  const getStepPath = (of: SignUpStep) => `${href(`sign-up-${kind}`)}?step=${of}`;
  const go = (next: SignUpStep, options?: { replace?: boolean }) =>
    unsaved.moving(() => {
      // Back must lead to the step being left, not to the furthest one.
      if (requestedStep === null) navigate(getStepPath(step), { replace: true });
      navigate(getStepPath(next), options);
    });
  const finishDetails = () => {
    setDetailsDone(true);
    unsaved.detailsDone();
    go('setUp');
  };
  return { step, detailsDone, go, finishDetails, unsaved };
}

/** Drafts belong to the sent code. After a social sign-in there is none, so the email takes its place. */
function getDraftOwner({ flow, otpId, lastSendingEmail }: Steps, kind: SignUpKind): DraftOwner | undefined {
  if (flow === kind && otpId !== null) return `otp:${otpId}`;
  const isOwn = flow === kind || flow === null;
  return isOwn && lastSendingEmail !== null ? `otp:${lastSendingEmail}` : undefined;
}

/** Unsaved sign-up input that leaving would lose, on this step or an earlier one. */
function createUnsaved() {
  let isTyped = false;
  let areDetailsDone = false;
  let isMoving = false;
  let isDone = false;
  return {
    /** For the leave guard. Going from step to step does not count as leaving. */
    hasUnsavedWork: () => (isTyped || areDetailsDone) && !isMoving && !isDone,
    /** For the form of a step. */
    onUnsavedChange: (unsaved: boolean) => {
      isTyped = unsaved;
    },
    detailsDone: () => {
      areDetailsDone = true;
    },
    /** The account exists, so there is nothing left to lose. */
    done: () => {
      isDone = true;
    },
    /** Runs a move from one step to another. */
    moving: (move: () => void) => {
      isMoving = true;
      move();
      isMoving = false;
    },
  };
}

/** Typed values of all steps of one sign-up, as the steps use them. */
type Typed = {
  /** False while a stored draft is being looked up. */
  isReady: boolean;
  /** A draft from before a reload was restored; passwords never are. */
  isRestored: boolean;
  /** The current values, for a step that opens. */
  values: () => DraftValues;
  /** Takes the values of a step as they change. Stable between renders. */
  report: (values: DraftValues) => void;
  /** The sign-up is over: stores nothing from now on. */
  forget: () => void;
};

/**
 * Keeps the values of all steps in memory, so that going back and forth loses nothing, and as a draft on this device,
 * so that a reload loses only passwords. A new code means a new owner, and the draft moves with it.
 */
function useTyped(owner: DraftOwner | undefined, form: string): Typed {
  const { kept, keep, forget } = useDraft(owner, form);
  const [typed] = useState(createTypedValues);
  useEffect(() => {
    if (kept) typed.restore(kept);
  }, [typed, kept]);
  useEffect(() => typed.moveTo({ keep, forget }), [typed, keep, forget]);
  return {
    isReady: kept !== undefined,
    isRestored: Boolean(kept),
    values: () => ({ ...kept, ...typed.now() }),
    report: typed.report,
    forget: typed.forget,
  };
}
