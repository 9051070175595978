import { useState } from 'react';
import type { OutsourceOffer } from '#generated/model';
import { FormDraft, type FormDraftProps } from '#platform/forms/drafts/FormDraft';
import { FormDialog } from '#platform/forms/FormDialog';
import { isOlderVersion } from '#platform/forms/merge/useVersionedSave';
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
  const { save, isSaving, drafted } = useSaveOffer(offer);
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
      <FormDraft form={`offer-edit-${offer.id}`} {...drafted} />
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
  const [opened] = useState(offer);
  const [base, setBase] = useState(offer);
  const send = ({ version }: OutsourceOffer, terms: ReturnType<typeof toOfferTerms>) =>
    mutateAsync({ offerId: offer.id, data: { version, ...terms } });
  const save = async (values: OfferValues) => {
    const terms = toOfferTerms(opened, values);
    if (Object.keys(terms).length === 0) return;
    try {
      await send(base, rebaseTerms(terms, base));
    } catch (error) {
      if (!isStale(error)) throw error;
      const fresh = await loadFresh();
      setBase(fresh);
      if (overlaps(terms, base, fresh)) throw withMessage(error, texts.staleField);
      await send(fresh, rebaseTerms(terms, fresh));
    }
  };
  const drafted: Pick<FormDraftProps, 'basis' | 'onRestored'> = {
    basis: base,
    onRestored: (_, typedOn) => {
      if (isOlderVersion(typedOn, offer, 'id')) setBase(typedOn);
    },
  };
  return { save, isSaving: isPending, drafted };
}
