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
  /** Whose draft; the signed-in person's unless told. */
  owner?: DraftOwner;
  /** Names of fields that are never kept, beside passwords: a consent is given anew. */
  except?: readonly FieldName[];
  /** What was read before anything was typed: kept with it, to tell what has changed since. */
  basis?: unknown;
  /** What to say beside the offer of a draft that was typed on this. */
  meanwhile?: (basis: unknown) => string | undefined;
  /** Told after the values of a draft stand in the form, with what was read before they were typed. */
  onRestored?: (values: DraftValues, basis: unknown) => void;
  /** Told when a draft is thrown away, for what is kept beside its values. */
  onDiscarded?: () => void;
};

const none: readonly FieldName[] = [];

/**
 * Stands in a `Form` and keeps on this device what is typed and not sent (passwords never), so that a session that ends
 * halfway loses nothing: whoever comes back as the same person is offered it in one quiet line.
 */
export function FormDraft({ form: name, owner, except = none, basis, ...told }: FormDraftProps) {
  const offer = useDraftOffer({ name, owner, except, basis });
  const isOffered = offer !== undefined;
  useEffect(() => {
    if (isOffered) announce(texts.draftKept);
  }, [isOffered]);

  if (!offer) return null;
  const restore = () => {
    const values = offer.take();
    told.onRestored?.(values, offer.basis);
  };
  const discard = () => {
    offer.leave();
    told.onDiscarded?.();
  };
  return (
    <div className={styles.offer}>
      <span className={styles.words}>
        {texts.draftKept} {told.meanwhile?.(offer.basis)}
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
