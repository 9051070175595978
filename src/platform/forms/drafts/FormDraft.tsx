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
    <div className={styles.offer}>
      <span className={styles.words}>
        {texts.draftKept} {callbacks.getNote?.(offer.basis)}
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
