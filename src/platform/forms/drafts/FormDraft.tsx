import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { Row } from '#platform/ui/layout/Layout';
import type { DraftOwner } from '../../drafts/draftKey';
import { useDrafts } from '../../drafts/drafts';
import { type DraftValues, changedValues, isAlreadyInForm } from '../../drafts/draftValues';
import { type Draft, useDraft } from '../../drafts/useDraft';
import { getDraftOwner } from '../../session/user';
import { useSession } from '../../session/useSession';
import { announce } from '../../ui/feedback/announcements';
import { Button } from '../../ui/inputs/Button';
import type { FieldName } from '../fieldNames';
import { texts } from '../texts';
import styles from './FormDraft.module.css';

export type FormDraftProps = {
  /** Identifies the form among its owner's drafts. */
  form: string;
  /** Owner of the draft; the signed-in user by default. */
  owner?: DraftOwner;
  /** Fields that are never stored, in addition to passwords: consent must be given again. */
  except?: readonly FieldName[];
  /** The data the draft is based on, stored with it to compare later. */
  basis?: unknown;
  /** Note next to the offer of a draft with this basis. */
  getNote?: (basis: unknown) => string | undefined;
  /** Called when a draft was restored, with its values and its basis. */
  onRestored?: (values: DraftValues, basis: unknown) => void;
  /** Called when a draft is discarded, to discard related data. */
  onDiscarded?: () => void;
};

const none: readonly FieldName[] = [];

/**
 * Inside a `Form`: stores unsent values on this device (never passwords), so that nothing is lost when a
 * session ends. The same user is offered the draft when they return.
 */
export function FormDraft({ form: name, owner, except = none, basis, ...callbacks }: FormDraftProps) {
  const offer = useDraftOffer({ name, owner, except, basis });
  const isOffered = offer !== undefined;
  useEffect(() => {
    if (isOffered) announce(texts.draftKept);
  }, [isOffered]);

  if (!offer) return null;
  const restore = () => {
    const values = offer.restore();
    callbacks.onRestored?.(values, offer.basis);
  };
  const discard = () => {
    offer.discard();
    callbacks.onDiscarded?.();
  };
  return (
    <Row rowGap={1} gap={2} isWrapping tone="ink" className={styles.offer}>
      <span className={styles.words}>
        {texts.draftKept} {callbacks.getNote?.(offer.basis)}
      </span>
      <Row as="span" align="stretch" gap={1} className={styles.answers}>
        <Button size="small" variant="quiet" intent="primary" onClick={restore}>
          {texts.restoreDraft}
        </Button>
        <Button size="small" variant="quiet" onClick={discard}>
          {texts.discardDraft}
        </Button>
      </Row>
    </Row>
  );
}

/** Options of a form's draft; see `FormDraft`. */
type Drafting = { name: string; owner: DraftOwner | undefined; except: readonly string[]; basis: unknown };

/** An earlier draft, its basis, and the two answers to it. */
type DraftOffer = { basis: unknown; restore: () => DraftValues; discard: () => void };

/** Stores the values of the surrounding form. Returns the draft of an earlier visit until it is answered. */
function useDraftOffer({ name, owner, except, basis }: Drafting): DraftOffer | undefined {
  const ownDrafts = useSession(({ user }) => getDraftOwner(user));
  const { kept, keep, forget } = useDraft(owner ?? ownDrafts, name);
  const form = useForm('FormDraft');
  const [settled, setSettled] = useState<DraftValues>();
  const { values: typed, basis: typedOn } = useMemo(() => splitBasis(kept), [kept]);
  const offered = typed && typed !== settled && !isAlreadyInForm(typed, form.getState().values) ? typed : undefined;
  useKeeping({ offered, except, basis: offered ? typedOn : basis }, keep, forget);
  if (!offered) return undefined;
  return {
    basis: typedOn,
    restore: () => {
      setSettled(offered);
      form.batch(() => Object.entries(offered).forEach(([field, value]) => form.change(field, value)));
      return { ...form.getState().values };
    },
    discard: () => {
      setSettled(offered);
      const { dirty, values, initialValues } = form.getState();
      if (dirty) keep(addBasis(omitFields(except, changedValues(values, initialValues ?? {})), basis));
      else forget();
    },
  };
}

type Keeping = { offered: DraftValues | undefined; except: readonly string[]; basis: unknown };

/** Stores typed values, together with the offered draft until it is answered. */
function useKeeping({ offered, except, basis }: Keeping, keep: Draft['keep'], forget: Draft['forget']): void {
  const form = useForm('FormDraft');
  const undecided = useRef<Pick<Keeping, 'offered' | 'basis'>>({ offered, basis });
  useEffect(() => {
    undecided.current = { offered, basis };
  }, [offered, basis]);
  useEffect(() => {
    let wasDirty = false;
    const unsubscribe = form.subscribe(
      ({ values, initialValues, dirty, submitSucceeded }) => {
        if (dirty) {
          keep(() => {
            const typed = omitFields(except, changedValues(values, initialValues ?? {}));
            return addBasis({ ...undecided.current.offered, ...typed }, undecided.current.basis);
          });
        } else if (wasDirty && undecided.current.offered && !submitSucceeded) {
          keep(addBasis(undecided.current.offered, undecided.current.basis));
        } else if (wasDirty) forget();
        wasDirty = dirty === true;
      },
      { values: true, initialValues: true, dirty: true, submitSucceeded: true },
    );
    // A form that is left while it is being sent still forgets its draft when it was saved.
    return () => {
      if (!form.getState().submitting) unsubscribe();
    };
  }, [form, except, keep, forget]);
}

/** The key of a draft's basis. No field has this name. */
const basisName = '#basis';

/** Combines values and their basis into one draft. */
function addBasis(values: DraftValues, basis: unknown): DraftValues {
  return basis === undefined ? values : { ...values, [basisName]: basis };
}

/** Splits a draft into its values and their basis. */
function splitBasis(kept: DraftValues | null | undefined): { values?: DraftValues; basis?: unknown } {
  if (!kept) return {};
  const { [basisName]: basis, ...values } = kept;
  return { values, basis };
}

/** The values without the named fields. */
function omitFields(names: readonly string[], values: DraftValues): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/**
 * For a form whose values are sent after it closed, when its draft is already deleted: stores them again if they could
 * not be sent. The form offers them when it opens next.
 */
export function useSaveEntries(form: string): (values: DraftValues) => void {
  const drafts = useDrafts();
  const owner = useSession(({ user }) => getDraftOwner(user));
  return (values) => {
    if (owner) void drafts.save({ owner, form }, values);
  };
}
