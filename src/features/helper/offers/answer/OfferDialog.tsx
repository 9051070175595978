import type { ApplyRequest, HelperOffer, PassRequest } from '#generated/model';
import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import { ReasonDialog } from '../../jobs/answer/ReasonDialog';
import { RefusedDialog } from '../../jobs/answer/RefusedDialog';
import { jobLabels } from '../../jobs/labels';
import { ApplyDialog } from './ApplyDialog';
import { applyTexts as texts } from '../texts';

export type Asked =
  | { what: 'apply' | 'pass' | 'withdraw'; offer: HelperOffer }
  | { what: 'refused'; offer: HelperOffer; why: string };

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
      return (
        <ConfirmDialog
          open
          danger
          title={texts.withdrawTitle}
          text={texts.withdrawNote}
          action={texts.withdraw}
          cancelLabel={texts.keep}
          onConfirm={() => onWithdraw(offer)}
          onCancel={onClose}
        />
      );
    case 'refused':
      return <RefusedDialog title={texts.refusedTitle} why={asked.why} onClose={onClose} />;
  }
}
