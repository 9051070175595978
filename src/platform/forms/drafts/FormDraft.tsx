import { useEffect } from 'react';
import type { DraftOwner } from '../../drafts/draftKey';
import type { DraftValues } from '../../drafts/draftValues';
import { announce } from '../../ui/feedback/announcements';
import { Button } from '../../ui/inputs/Button';
import type { FieldName } from '../fieldNames';
import styles from './FormDraft.module.css';
import { texts } from '../texts';
import { useDraftOffer } from './useDraftOffer';

export type FormDraftProps = {
  /** Names the form among those of its owner. */
  form: string;
  /** Whose draft it is; by default the signed-in person's. */
  owner?: DraftOwner;
  /** Names of fields that are never kept, beside passwords: a consent has to be given again. */
  except?: readonly FieldName[];
  /** What was read before anything was typed: kept with it, to compare later. */
  basis?: unknown;
  /** What to say beside the offer of a draft that was typed on this. */
  meanwhile?: (basis: unknown) => string | undefined;
  /** Called when a draft was restored, with its values and what was read before they were typed. */
  onRestored?: (values: DraftValues, basis: unknown) => void;
  /** Called when a draft is discarded, for what is kept beside its values. */
  onDiscarded?: () => void;
};

const none: readonly FieldName[] = [];

/**
 * Inside a `Form`: keeps on this device what is typed and not sent (never passwords), so that nothing is lost when a
 * session ends. The same person is offered it in one line when they return.
 */
export function FormDraft({ form: name, owner, except = none, basis, ...callbacks }: FormDraftProps) {
  const offer = useDraftOffer({ name, owner, except, basis });
  const isOffered = offer !== undefined;
  useEffect(() => {
    if (isOffered) announce(texts.draftKept);
  }, [isOffered]);

  if (!offer) return null;
  const restore = () => {
    const values = offer.take();
    callbacks.onRestored?.(values, offer.basis);
  };
  const discard = () => {
    offer.leave();
    callbacks.onDiscarded?.();
  };
  return (
    <div className={styles.offer}>
      <span className={styles.words}>
        {texts.draftKept} {callbacks.meanwhile?.(offer.basis)}
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
