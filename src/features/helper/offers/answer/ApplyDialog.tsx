import type { ApplyRequest, HelperOffer } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { FormDialog } from '#platform/forms/FormDialog';
import { useFormValue } from '#platform/forms/formValues';
import { formatMoneyShort, formatRate } from '#platform/lib/money';
import { rateRule } from '../../../people';
import answerStyles from '../../jobs/answer/answer.module.css';
import { formatPayBreakdown } from '../../jobs/describeJob';
import { jobLabels } from '../../jobs/labels';
import { Conflicts } from '../../jobs/list/Warnings';
import { jobListTexts } from '../../jobs/texts';
import { applyTexts as texts, offerListTexts } from '../texts';
import { type ApplyValues, getFirstValues, listOfferedPositions, NOTE_LENGTH, toApplyRequest } from './applyValues';

const field = createFieldNames<ApplyValues>();

type Props = {
  offer: HelperOffer;
  isSending: boolean;
  /** Rejects if nothing was sent; otherwise the dialog closes. */
  onApply: (request: ApplyRequest) => Promise<void>;
  onClose: () => void;
};

/** Asks for position, rate and note, after the pay and the other jobs at that time. */
export function ApplyDialog({ offer, isSending, onApply, onClose }: Props) {
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
      <div className={answerStyles.note}>
        {open.length === 1 && <p>{describePay(open[0])}</p>}
        <p>{texts.applyNote}</p>
        <Conflicts job={offer} />
      </div>
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
