import { useRef, useState } from 'react';
import type { OutsourceOffer } from '#generated/model';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { FormDialog } from '#platform/forms/FormDialog';
import { isStale, withMessage } from '#platform/http/failures';
import { showToast } from '#platform/ui/messages/toasts';
import { useChangeOffer, useFreshOffer } from '../offersApi';
import { type OfferValues, overlaps, rebaseTerms, toOfferTerms, toOfferValues } from './editOffer';
import { OfferTermFields } from './OfferTermFields';
import styles from './parts.module.css';
import { partTexts as texts } from './texts';

type Props = { offer: OutsourceOffer; onClose: () => void };

/** Changes the terms of an open offer and who sees it. */
export function EditOfferDialog({ offer, onClose }: Props) {
  const { save, isSaving } = useSaveOffer(offer);
  return (
    <FormDialog<OfferValues>
      title={texts.editTitle}
      busy={isSaving}
      onClose={onClose}
      action={texts.save}
      className={styles.form}
      aria-label={texts.editTitle}
      initialValues={toOfferValues(offer)}
      onSubmit={save}
      onSubmitted={() => {
        showToast({ message: texts.saved, intent: 'success', about: aboutPublishedOffer(offer.id) });
        onClose();
      }}
    >
      <FormDraft form={`offer-edit-${offer.id}`} />
      <OfferTermFields offer={offer} />
    </FormDialog>
  );
}

/** Names an offer in messages, so a later one about it replaces an earlier one. */
export const aboutPublishedOffer = (offerId: number): string => `offer-${offerId}`;

/**
 * Sends only the changed fields. If someone else saved a newer version, the changes are applied to it, unless they
 * changed the same fields: then the user decides.
 */
function useSaveOffer(offer: OutsourceOffer) {
  const { mutateAsync, isPending } = useChangeOffer();
  const loadFresh = useFreshOffer(offer.id);
  const base = useRef(offer);
  const [opened] = useState(offer);
  const send = ({ version }: OutsourceOffer, terms: ReturnType<typeof toOfferTerms>) =>
    mutateAsync({ offerId: offer.id, data: { version, ...terms } });
  const save = async (values: OfferValues) => {
    const terms = toOfferTerms(opened, values);
    if (Object.keys(terms).length === 0) return;
    try {
      await send(base.current, rebaseTerms(terms, base.current));
    } catch (error) {
      if (!isStale(error)) throw error;
      const before = base.current;
      const fresh = await loadFresh();
      base.current = fresh;
      if (overlaps(terms, before, fresh)) throw withMessage(error, texts.staleField);
      await send(fresh, rebaseTerms(terms, fresh));
    }
  };
  return { save, isSaving: isPending };
}
