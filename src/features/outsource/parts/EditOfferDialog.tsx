import { useId, useRef, useState } from 'react';
import type { OutsourceOffer } from '../../../generated/model';
import { rateLimits } from '../../../domain/limits';
import { createFieldNames } from '../../../platform/forms/fieldNames';
import { Form } from '../../../platform/forms/Form';
import { DateField } from '../../../platform/forms/fields/choices/DateField';
import { SelectField } from '../../../platform/forms/fields/choices/SelectField';
import { MoneyField } from '../../../platform/forms/fields/text/MoneyField';
import { NumberField } from '../../../platform/forms/fields/text/NumberField';
import { TextAreaField } from '../../../platform/forms/fields/text/TextAreaField';
import { FieldRow } from '../../../platform/forms/layout/FieldRow';
import { compose, maxValue, minValue, type Validator } from '../../../platform/forms/validation/validators';
import { isStale, reworded } from '../../../platform/http/failures';
import { formatMoney } from '../../../platform/lib/money';
import { formatTime, toTime } from '../../../platform/lib/time/clockTimes';
import { serverDate } from '../../../platform/lib/time/serverClock';
import { todayIn } from '../../../platform/lib/time/zonedTimes';
import { Button } from '../../../platform/ui/inputs/Button';
import { showToast } from '../../../platform/ui/messages/toasts';
import { Modal } from '../../../platform/ui/overlays/Modal';
import { jobLabels } from '../../jobs/offerParts';
import { useChangeOffer, useFreshOffer } from '../offersApi';
import { getDeadline, type OfferValues, overlaps, rebaseTerms, toOfferTerms, toOfferValues } from './editOffer';
import styles from './parts.module.css';
import { partTexts as texts } from './texts';

type Props = { offer: OutsourceOffer; onClose: () => void };

const field = createFieldNames<OfferValues>();
/** Characters of the message. */
const messageLimit = 500;

/** Changes rate, deadline, message and automatic acceptance of an open offer. */
export function EditOfferDialog({ offer, onClose }: Props) {
  const formId = useId();
  const { save, isSaving } = useSaveOffer(offer);
  return (
    <Modal
      open
      kind="form"
      size="small"
      title={texts.editTitle}
      busy={isSaving}
      onClose={onClose}
      actions={
        <Button intent="primary" type="submit" form={formId} loading={isSaving}>
          {texts.save}
        </Button>
      }
    >
      <Form<OfferValues>
        id={formId}
        className={styles.form}
        aria-label={texts.editTitle}
        initialValues={toOfferValues(offer)}
        onSubmit={save}
        onSubmitted={() => {
          showToast({ message: texts.saved, intent: 'success', about: aboutPublishedOffer(offer.id) });
          onClose();
        }}
      >
        <TermFields offer={offer} />
      </Form>
    </Modal>
  );
}

/** Names an offer to messages: what is said later about it replaces what was said before. */
export const aboutPublishedOffer = (offerId: number): string => `offer-${offerId}`;

function TermFields({ offer }: { offer: OutsourceOffer }) {
  const { position_needs: needs, timezone } = offer;
  const [times] = useState(() => listTimes(toOfferValues(offer).lastTime));
  const places = needs.reduce((sum, { count }) => sum + count, 0);
  const isAhead: Validator<unknown, OfferValues> = (_, values) =>
    isFuture(values, timezone) ? undefined : texts.deadlinePast;
  return (
    <>
      {needs.map(({ position }, place) => (
        <MoneyField
          key={position}
          name={field(`rates[${place}]`)}
          label={needs.length === 1 ? texts.rate : texts.rateOf(jobLabels.positionInText[position])}
          unit={texts.rateUnit}
          required
          validate={isRate}
        />
      ))}
      <FieldRow columns="two">
        <DateField name={field('lastDay')} label={texts.lastDay} required minDay={todayIn(timezone, serverDate())} />
        <SelectField name={field('lastTime')} label={texts.lastTime} required items={times} validate={isAhead} />
      </FieldRow>
      <TextAreaField name={field('message')} label={texts.message} hint={texts.messageHint} limit={messageLimit} />
      <NumberField
        name={field('autoAccept')}
        label={texts.autoAccept}
        hint={texts.autoAcceptHint}
        unit={texts.autoAcceptUnit}
        required
        validate={compose(minValue(0), atMost(places))}
      />
    </>
  );
}

const isRate = compose(
  minValue(rateLimits.min, formatMoney),
  maxValue(rateLimits.max, formatMoney),
  (value: unknown) => (Number(value) % rateLimits.step === 0 ? undefined : texts.rateStep),
);

const atMost =
  (places: number): Validator =>
  (value) =>
    Number(value) > places ? texts.atMost(places) : undefined;

/** An incomplete deadline is an error of its own fields. */
function isFuture(values: OfferValues, zone: string): boolean {
  try {
    return Date.parse(getDeadline(values, zone)) > serverDate().getTime();
  } catch {
    return true;
  }
}

const halfHour = 30;
const halfHoursOfDay = 48;

/** Every half hour, and the time that is set. */
function listTimes(current: string | number | null) {
  const times = Array.from({ length: halfHoursOfDay }, (_, place) => toTime(place * halfHour));
  const all = typeof current === 'string' && !times.includes(current) ? [...times, current].toSorted() : times;
  return all.map((id) => ({ id, name: formatTime(id) }));
}

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
      if (overlaps(terms, before, fresh)) throw reworded(error, texts.staleField);
      await send(fresh, rebaseTerms(terms, fresh));
    }
  };
  return { save, isSaving: isPending };
}
