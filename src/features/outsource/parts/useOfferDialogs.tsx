import { type ReactNode, useState, useId } from 'react';
import type { OutsourceOffer, OutsourceOfferActionsItem, OfferAudience } from '#generated/model';
import { FormDraft, type FormDraftProps } from '#platform/forms/drafts/FormDraft';
import { createFieldNames } from '#platform/forms/fieldNames';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { FormDialog } from '#platform/forms/FormDialog';
import { isOlderVersion } from '#platform/forms/merge/useVersionedSave';
import { useSaving } from '#platform/forms/useSaving';
import { isStale, withMessage } from '#platform/http/failures';
import { href } from '#platform/routing/links/href';
import { useNavigateIfHere } from '#platform/routing/links/useLink';
import { showToast } from '#platform/ui/messages/toasts';
import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import { PlanLimitNotice } from '../../billing';
import { useEndOffer, useRemoveOffer, useChangeOffer, useFreshOffer, usePublishAgain } from '../offersApi';
import { listAudiences } from './labels';
import {
  OfferTermFields,
  type OfferValues,
  overlaps,
  rebaseTerms,
  toOfferTerms,
  toOfferValues,
} from './OfferTermFields';
import { partTexts as texts } from './texts';

type Asked = { action: OutsourceOfferActionsItem; offer: OutsourceOffer };
export type OpenOfferDialog = (action: OutsourceOfferActionsItem, offer: OutsourceOffer) => void;

/** The dialogs of an offer: edit, close, publish again, delete. */
export function useOfferDialogs(onDeleted?: () => void): { dialog: ReactNode; onAsk: OpenOfferDialog } {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return {
    dialog: asked && <OfferDialog {...asked} onClose={close} onDeleted={onDeleted} />,
    onAsk: (action, offer) => setAsked({ action, offer }),
  };
}

type DialogProps = Asked & { onClose: () => void; onDeleted: (() => void) | undefined };

function OfferDialog({ action, ...props }: DialogProps) {
  switch (action) {
    case 'edit':
      return <EditOfferDialog {...props} />;
    case 'close':
      return <CloseDialog {...props} />;
    case 'repeat':
      return <RepeatDialog {...props} />;
    case 'delete':
      return <DeleteDialog {...props} />;
  }
}

type AnswerProps = Omit<DialogProps, 'action'>;

function CloseDialog({ offer, onClose }: AnswerProps) {
  const { mutate, isPending } = useEndOffer();
  const confirm = () =>
    mutate(
      { offerId: offer.id },
      {
        onSuccess: () => showToast({ message: texts.closed, intent: 'success', about: aboutPublishedOffer(offer.id) }),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      danger
      title={texts.closeTitle}
      text={texts.closeText(offer.waiting, offer.counts.accepted)}
      action={texts.closeAction}
      cancelLabel={texts.keep}
      busy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

function DeleteDialog({ offer, onClose, onDeleted }: AnswerProps) {
  const { mutate, isPending } = useRemoveOffer();
  const deleted = () => {
    showToast({ message: texts.deleted, intent: 'success', about: aboutPublishedOffer(offer.id) });
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={texts.deleteTitle}
      text={texts.deleteText(offer.counts.applied)}
      action={texts.deleteAction}
      cancelLabel={texts.keep}
      busy={isPending}
      onConfirm={() => mutate({ offerId: offer.id }, { onSuccess: deleted, onSettled: onClose })}
      onCancel={onClose}
    />
  );
}

type Props = { offer: OutsourceOffer; onClose: () => void };

/** Changes the terms of an open offer and who sees it. */
function EditOfferDialog({ offer, onClose }: Props) {
  const { save, isSaving, drafted } = useSaveOffer(offer);
  return (
    <FormDialog<OfferValues>
      title={texts.editTitle}
      busy={isSaving}
      onClose={onClose}
      action={texts.save}
      layout="fields"
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

type RepeatDialogProps = { offer: OutsourceOffer; onClose: () => void };
type Values = { audience: OfferAudience };

const field = createFieldNames<Values>();

/** Publishes an offer again to the same or to another audience, and opens the new one. */
function RepeatDialog({ offer, onClose }: RepeatDialogProps) {
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
      layout="fields"
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
