import { useEffect, useMemo, useRef, useState } from 'react';
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
  /** What was read before anything was typed: kept with it, to tell what has changed since. */
  basis?: unknown;
  /** What to say beside the offer of a draft that was typed on this. */
  meanwhile?: (basis: unknown) => string | undefined;
  /** Told after the values of a draft stand in the form, with what was read before they were typed. */
  onRestored?: (values: DraftValues, basis: unknown) => void;
  beside?: { isOffered: boolean; restore: () => void; discard: () => void };
};

const none: readonly string[] = [];

/**
 * Stands in a `Form` and keeps on this device what is typed and not sent (passwords never), so that a session that ends
 * halfway loses nothing: whoever comes back as the same person is offered it in one quiet line.
 */
export function FormDraft({ form: name, owner, except = none, basis, beside, ...told }: FormDraftProps) {
  const userId = useSession(({ user }) => user?.id);
  const { kept, keep, forget } = useDraft(owner ?? (userId === undefined ? undefined : `user:${userId}`), name);
  const form = useForm('FormDraft');
  const [settled, setSettled] = useState<DraftValues>();
  const { values: typed, basis: typedOn } = useMemo(() => parted(kept), [kept]);
  const offered = typed && typed !== settled && !standsAlready(typed, form.getState().values) ? typed : undefined;

  useKeeping({ offered, except, basis: offered ? typedOn : basis }, keep, forget);
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
    told.onRestored?.({ ...form.getState().values }, typedOn);
  };
  const discard = () => {
    beside?.discard();
    if (!offered) return;
    setSettled(offered);
    const { dirty, values, initialValues } = form.getState();
    if (dirty) keep(joined(without(except, changedValues(values, initialValues ?? {})), basis));
    else forget();
  };
  return (
    <div className={styles.offer}>
      <span className={styles.words}>
        {texts.draftKept} {offered && told.meanwhile?.(typedOn)}
      </span>
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
            return joined({ ...undecided.current.offered, ...typed }, undecided.current.basis);
          });
        } else if (wasDirty && undecided.current.offered && !submitSucceeded) {
          keep(joined(undecided.current.offered, undecided.current.basis));
        } else if (wasDirty) forget();
        wasDirty = dirty === true;
      },
      { values: true, initialValues: true, dirty: true, submitSucceeded: true },
    );
  }, [form, except, keep, forget]);
}

/** Under this name, which no field has, a draft holds what was read before it was typed. */
const basisName = '#basis';

function joined(values: DraftValues, basis: unknown): DraftValues {
  return basis === undefined ? values : { ...values, [basisName]: basis };
}

function parted(kept: DraftValues | null | undefined): { values?: DraftValues; basis?: unknown } {
  if (!kept) return {};
  const { [basisName]: basis, ...values } = kept;
  return { values, basis };
}

function without(names: readonly string[], values: DraftValues): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
