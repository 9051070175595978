import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import type { DraftOwner } from '../drafts/drafts';
import { changedValues, type DraftValues, standsAlready } from '../drafts/draftValues';
import { type Draft, useDraft } from '../drafts/useDraft';
import { useSession } from '../session/useSession';
import { announce } from '../ui/announcements';
import { Button } from '../ui/Button';
import styles from './FormDraft.module.css';
import { texts } from './texts';

export type FormDraftProps = {
  /** Names the form among those of its owner. */
  form: string;
  /** Whose draft; the signed-in person's unless told. */
  owner?: DraftOwner;
  /** Names of fields that are never kept, beside passwords: a consent is given anew. */
  except?: readonly string[];
  /** What is kept beside the values, as the files chosen: offered and answered together with them. */
  beside?: { isOffered: boolean; restore: () => void; discard: () => void };
};

const none: readonly string[] = [];

/**
 * Stands in a `Form` and keeps on this device what is typed and not sent (passwords never), so that a session that ends
 * halfway loses nothing: whoever comes back as the same person is offered it in one quiet line.
 */
export function FormDraft({ form: name, owner, except = none, beside }: FormDraftProps) {
  const userId = useSession(({ user }) => user?.id);
  const { kept, keep, forget } = useDraft(owner ?? (userId === undefined ? undefined : `user:${userId}`), name);
  const form = useForm('FormDraft');
  const [settled, setSettled] = useState<DraftValues>();
  const offered = kept && kept !== settled && !standsAlready(kept, form.getState().values) ? kept : undefined;

  useKeeping(offered, except, keep, forget);
  const isOffered = offered !== undefined || beside?.isOffered === true;
  useEffect(() => {
    if (isOffered) announce(texts.draftKept);
  }, [isOffered]);

  if (!isOffered) return null;
  const restore = () => {
    beside?.restore();
    if (!offered) return;
    setSettled(offered);
    form.batch(() => Object.entries(offered).forEach(([field, value]) => form.change(field, value)));
  };
  const discard = () => {
    beside?.discard();
    if (!offered) return;
    setSettled(offered);
    const { dirty, values, initialValues } = form.getState();
    if (dirty) keep(without(except, changedValues(values, initialValues ?? {})));
    else forget();
  };
  return (
    <div className={styles.offer}>
      <span className={styles.words}>{texts.draftKept}</span>
      <span className={styles.answers}>
        <Button size="small" variant="quiet" intent="primary" onClick={restore}>
          {texts.restoreDraft}
        </Button>
        <Button size="small" variant="quiet" onClick={discard}>
          {texts.discardDraft}
        </Button>
      </span>
    </div>
  );
}

/** Keeps what is typed; beside it what is offered, until that is decided upon. */
function useKeeping(
  offered: DraftValues | undefined,
  except: readonly string[],
  keep: Draft['keep'],
  forget: Draft['forget'],
): void {
  const form = useForm('FormDraft');
  const undecided = useRef(offered);
  useEffect(() => {
    undecided.current = offered;
  }, [offered]);
  useEffect(() => {
    let wasDirty = false;
    return form.subscribe(
      ({ values, initialValues, dirty, submitSucceeded }) => {
        if (dirty) {
          keep(() => ({ ...undecided.current, ...without(except, changedValues(values, initialValues ?? {})) }));
        } else if (wasDirty && undecided.current && !submitSucceeded) keep(undecided.current);
        else if (wasDirty) forget();
        wasDirty = dirty === true;
      },
      { values: true, initialValues: true, dirty: true, submitSucceeded: true },
    );
  }, [form, except, keep, forget]);
}

function without(names: readonly string[], values: DraftValues): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
