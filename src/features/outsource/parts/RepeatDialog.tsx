import { useId } from 'react';
import type { OfferAudience, OutsourceOffer } from '#generated/model';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { createFieldNames } from '#platform/forms/fieldNames';
import { FormDialog } from '#platform/forms/FormDialog';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { useSaving } from '#platform/forms/useSaving';
import { href } from '#platform/routing/links/href';
import { useNavigateIfHere } from '#platform/routing/links/useNavigateIfHere';
import { showToast } from '#platform/ui/messages/toasts';
import { PlanLimitNotice } from '../../billing';
import { usePublishAgain } from '../offersApi';
import { listAudiences } from './audiences';
import { aboutPublishedOffer } from './EditOfferDialog';
import styles from './parts.module.css';
import { partTexts as texts } from './texts';

type Props = { offer: OutsourceOffer; onClose: () => void };
type Values = { audience: OfferAudience };

const field = createFieldNames<Values>();

/** Publishes an offer again to the same or to another audience, and opens the new one. */
export function RepeatDialog({ offer, onClose }: Props) {
  const textId = useId();
  const navigate = useNavigateIfHere();
  const { mutateAsync, isPending } = usePublishAgain();
  const { run, refusal, saved } = useSaving<OutsourceOffer>();
  const done = () => {
    const next = saved();
    if (next === undefined) return;
    showToast({ message: texts.repeated, intent: 'success', about: aboutPublishedOffer(next.id) });
    onClose();
    navigate(href('company-outsourcing-offer-applications', { id: next.id }));
  };
  return (
    <FormDialog<Values>
      title={texts.repeatTitle}
      describedBy={textId}
      busy={isPending}
      onClose={onClose}
      action={texts.repeatAction}
      className={styles.form}
      aria-label={texts.repeatTitle}
      initialValues={{ audience: offer.audience }}
      onSubmit={({ audience }) => run(() => mutateAsync({ offerId: offer.id, data: { audience } }))}
      onSubmitted={done}
    >
      <FormDraft form={`offer-repeat-${offer.id}`} />
      {refusal && <PlanLimitNotice {...refusal} returnTo={href('company-job-outsourcing')} />}
      <p id={textId}>{texts.repeatText}</p>
      <RadioField name={field('audience')} label={texts.audience} choices={listAudiences(offer)} />
    </FormDialog>
  );
}
