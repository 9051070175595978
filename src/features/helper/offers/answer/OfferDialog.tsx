import { useId } from 'react';
import type { ApplyRequest, HelperOffer, PassRequest } from '../../../../generated/model';
import { Button } from '../../../../platform/ui/inputs/Button';
import { Modal } from '../../../../platform/ui/overlays/Modal';
import { ReasonDialog } from '../../jobs/answer/ReasonDialog';
import { answerTexts } from '../../jobs/answer/texts';
import { jobLabels } from '../../jobs/labels';
import { ApplyDialog } from './ApplyDialog';
import { applyTexts as texts } from './texts';

export type Asked =
  { what: 'apply' | 'pass' | 'withdraw'; offer: HelperOffer } | { what: 'refused'; offer: HelperOffer; why: string };

type Props = {
  asked: Asked;
  isSending: boolean;
  onApply: (offer: HelperOffer, data: ApplyRequest) => Promise<void>;
  onPass: (offer: HelperOffer, data: PassRequest) => void;
  onWithdraw: (offer: HelperOffer) => void;
  onClose: () => void;
};

/** The dialog of one answer, or why it was refused. */
export function OfferDialog({ asked, isSending, onApply, onPass, onWithdraw, onClose }: Props) {
  const { offer } = asked;
  switch (asked.what) {
    case 'apply':
      return (
        <ApplyDialog offer={offer} isSending={isSending} onApply={(data) => onApply(offer, data)} onClose={onClose} />
      );
    case 'pass':
      return (
        <ReasonDialog
          title={texts.passTitle}
          reasons={jobLabels.rejectReason}
          action={texts.pass}
          keep={texts.back}
          hasComment={false}
          onConfirm={({ reason }) => onPass(offer, { reason })}
          onClose={onClose}
        >
          <p>{texts.passNote}</p>
        </ReasonDialog>
      );
    case 'withdraw':
      return <WithdrawQuestion onWithdraw={() => onWithdraw(offer)} onClose={onClose} />;
    case 'refused':
      return <Refusal why={asked.why} onClose={onClose} />;
  }
}

function WithdrawQuestion({ onWithdraw, onClose }: { onWithdraw: () => void; onClose: () => void }) {
  const noteId = useId();
  return (
    <Modal
      open
      kind="question"
      size="x-small"
      role="alertdialog"
      title={texts.withdrawTitle}
      describedBy={noteId}
      cancelLabel={texts.keep}
      onClose={onClose}
      actions={
        <Button intent="danger" size="large" onClick={onWithdraw}>
          {texts.withdraw}
        </Button>
      }
    >
      <p id={noteId}>{texts.withdrawNote}</p>
    </Modal>
  );
}

function Refusal({ why, onClose }: { why: string; onClose: () => void }) {
  return (
    <Modal
      open
      kind="reading"
      size="x-small"
      title={texts.refusedTitle}
      cancelLabel={answerTexts.close}
      onClose={onClose}
    >
      <p>{why}</p>
    </Modal>
  );
}
