import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import type { DraftOwner } from '../../drafts/draftKey';
import { changedValues, type DraftValues, isAlreadyInForm } from '../../drafts/draftValues';
import { type Draft, useDraft } from '../../drafts/useDraft';
import { useSession } from '../../session/useSession';
import { getDraftOwner } from '../../session/user';
import { splitBasis, addBasis, omitFields } from './draftBasis';

/** Options of a form's draft; see `FormDraft`. */
export type Drafting = { name: string; owner: DraftOwner | undefined; except: readonly string[]; basis: unknown };

/** An earlier draft, its basis, and the two answers to it. */
export type DraftOffer = { basis: unknown; restore: () => DraftValues; discard: () => void };

/** Stores the values of the surrounding form. Returns the draft of an earlier visit until it is answered. */
export function useDraftOffer({ name, owner, except, basis }: Drafting): DraftOffer | undefined {
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
