import { getMainPay } from '#domain/outsource/mainPay';
import type { ApplyRequest, HelperOffer, PassRequest, HelperOfferPay, PositionCode } from '#generated/model';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { createFieldNames } from '#platform/forms/fieldNames';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { FormDialog } from '#platform/forms/FormDialog';
import { useFormValue } from '#platform/forms/formValues';
import { formatMoneyShort, formatRate } from '#platform/lib/money';
import { Stack } from '#platform/ui/layout/Layout';
import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import { rateRule } from '../../../team/people';
import { ReasonDialog } from '../../jobs/answer/AnswerDialogs';
import { RefusedDialog } from '../../jobs/answer/useAnswers';
import { formatPayBreakdown } from '../../jobs/describeJob';
import { jobLabels } from '../../jobs/labels';
import { Conflicts } from '../../jobs/list/Warnings';
import { jobListTexts } from '../../jobs/texts';
import { applyTexts as texts, offerListTexts } from '../texts';
import answerStyles from '../../jobs/answer/answer.module.css';

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

const field = createFieldNames<ApplyValues>();

type ApplyDialogProps = {
  offer: HelperOffer;
  isSending: boolean;
  /** Rejects if nothing was sent; otherwise the dialog closes. */
  onApply: (request: ApplyRequest) => Promise<void>;
  onClose: () => void;
};

/** Asks for position, rate and note, after the pay and the other jobs at that time. */
function ApplyDialog({ offer, isSending, onApply, onClose }: ApplyDialogProps) {
  const open = listOfferedPositions(offer);
  const send = async (values: ApplyValues) => {
    if (values.position !== undefined) await onApply(toApplyRequest(values, values.position));
  };
  return (
    <FormDialog<ApplyValues>
      size="x-small"
      title={texts.applyTitle}
      cancelLabel={texts.back}
      busy={isSending}
      onClose={onClose}
      action={texts.apply}
      large
      className={answerStyles.form}
      initialValues={getFirstValues(offer)}
      onSubmit={send}
      onSubmitted={onClose}
    >
      <FormDraft form={`offer-apply-${offer.id}`} />
      <Stack gap={2} className={answerStyles.note}>
        {open.length === 1 && <p>{describePay(open[0])}</p>}
        <p>{texts.applyNote}</p>
        <Conflicts job={offer} />
      </Stack>
      {open.length > 1 && (
        <RadioField
          name={field('position')}
          label={texts.position}
          choices={open.map(({ position, pay, as_helper }) => ({
            value: position,
            title: jobLabels.position[position],
            note: [
              jobListTexts.total(formatMoneyShort(pay.total)),
              ...(as_helper ? [offerListTexts.asHelper] : []),
            ].join(', '),
          }))}
          required
        />
      )}
      <RateField offer={offer} />
      <TextAreaField name={field('note')} label={texts.note} hint={texts.noteHint} limit={NOTE_LENGTH} rows={2} />
    </FormDialog>
  );
}

/** "Helper: 6.5 hr × $24 = $156" */
function describePay(line: HelperOffer['positions'][number] | undefined): string {
  return line === undefined ? '' : `${jobLabels.position[line.position]}: ${formatPayBreakdown(line.pay)}`;
}

function RateField({ offer }: { offer: HelperOffer }) {
  const chosen = useFormValue(field('position'));
  const offered = offer.positions.find(({ position }) => position === chosen)?.pay.hourly_rate;
  return (
    <MoneyField
      name={field('proposed_rate')}
      label={texts.rate}
      unit={texts.perHour}
      hint={offered === undefined ? undefined : texts.rateHint(formatRate(offered))}
      validate={rateRule}
    />
  );
}

/** Cents per hour; null takes the offered rate. */
type ApplyValues = { position: PositionCode | undefined; proposed_rate: number | null; note: string };

/** The longest note (contract). */
const NOTE_LENGTH = 300;

/** The positions that still have an open slot. */
function listOfferedPositions({ positions }: Pick<HelperOffer, 'positions'>): HelperOfferPay[] {
  return positions.filter(({ open }) => open > 0);
}

function getFirstValues(offer: HelperOffer): ApplyValues {
  return { position: getMainPay(offer)?.position, proposed_rate: null, note: '' };
}

function toApplyRequest(values: ApplyValues, position: PositionCode): ApplyRequest {
  const note = values.note.trim();
  return { position, proposed_rate: values.proposed_rate, ...(note !== '' && { note }) };
}
