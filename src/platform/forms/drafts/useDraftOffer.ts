import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import type { DraftOwner } from '../../drafts/draftKey';
import { changedValues, type DraftValues, isAlreadyInForm } from '../../drafts/draftValues';
import { type Draft, useDraft } from '../../drafts/useDraft';
import { useSession } from '../../session/useSession';
import { splitBasis, withBasis, without } from './draftBasis';

/** What keeps a form's draft and whose it is; `FormDraft` says what each means. */
export type Drafting = { name: string; owner: DraftOwner | undefined; except: readonly string[]; basis: unknown };

/** What was typed earlier and not sent, on what it was typed, and the two answers to it. */
export type DraftOffer = { basis: unknown; take: () => DraftValues; leave: () => void };

/** Keeps what is typed in the form around it; the offer of what an earlier visit left, until it is answered. */
export function useDraftOffer({ name, owner, except, basis }: Drafting): DraftOffer | undefined {
  const userId = useSession(({ user }) => user?.id);
  const { kept, keep, forget } = useDraft(owner ?? (userId === undefined ? undefined : `user:${userId}`), name);
  const form = useForm('FormDraft');
  const [settled, setSettled] = useState<DraftValues>();
  const { values: typed, basis: typedOn } = useMemo(() => splitBasis(kept), [kept]);
  const offered = typed && typed !== settled && !isAlreadyInForm(typed, form.getState().values) ? typed : undefined;
  useKeeping({ offered, except, basis: offered ? typedOn : basis }, keep, forget);
  if (!offered) return undefined;
  return {
    basis: typedOn,
    take: () => {
      setSettled(offered);
      form.batch(() => Object.entries(offered).forEach(([field, value]) => form.change(field, value)));
      return { ...form.getState().values };
    },
    leave: () => {
      setSettled(offered);
      const { dirty, values, initialValues } = form.getState();
      if (dirty) keep(withBasis(without(except, changedValues(values, initialValues ?? {})), basis));
      else forget();
    },
  };
}

type Keeping = { offered: DraftValues | undefined; except: readonly string[]; basis: unknown };

/** Keeps what is typed; beside it what is offered, until that is decided upon. */
function useKeeping({ offered, except, basis }: Keeping, keep: Draft['keep'], forget: Draft['forget']): void {
  const form = useForm('FormDraft');
  const undecided = useRef<Pick<Keeping, 'offered' | 'basis'>>({ offered, basis });
  useEffect(() => {
    undecided.current = { offered, basis };
  }, [offered, basis]);
  useEffect(() => {
    let wasDirty = false;
    return form.subscribe(
      ({ values, initialValues, dirty, submitSucceeded }) => {
        if (dirty) {
          keep(() => {
            const typed = without(except, changedValues(values, initialValues ?? {}));
            return withBasis({ ...undecided.current.offered, ...typed }, undecided.current.basis);
          });
        } else if (wasDirty && undecided.current.offered && !submitSucceeded) {
          keep(withBasis(undecided.current.offered, undecided.current.basis));
        } else if (wasDirty) forget();
        wasDirty = dirty === true;
      },
      { values: true, initialValues: true, dirty: true, submitSucceeded: true },
    );
  }, [form, except, keep, forget]);
}
