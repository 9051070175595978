import { type ReactNode, useState } from 'react';
import type { OutsourceOffer, OutsourceOfferActionsItem } from '#generated/model';
import { showToast } from '#platform/ui/messages/toasts';
import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import { useEndOffer, useRemoveOffer } from '../offersApi';
import { aboutPublishedOffer, EditOfferDialog } from './EditOfferDialog';
import { RepeatDialog } from './RepeatDialog';
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
