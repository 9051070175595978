import type { HelperOffer } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { formatRate } from '#platform/lib/money';
import { formatInstant } from '#platform/lib/time/zonedTimes';
import { relativeTime } from '#platform/lib/time/relativeTime';
import { useNow } from '#platform/ui/clock/useNow';
import { CompanyMessage } from '../../jobs/CompanyMessage';
import { HirerName } from '../../jobs/HirerName';
import { formatMiles, readLabel } from '../../jobs/describeJob';
import detailStyles from '../../jobs/detail/detail.module.css';
import { Section } from '../../jobs/detail/Section';
import { jobDetailTexts } from '../../jobs/texts';
import { jobLabels } from '../../jobs/labels';
import { Demands } from '../../jobs/list/Demands';
import { PayLine } from '../../jobs/list/PayLine';
import { JobTimeAndPlace } from '../../jobs/list/JobTimeAndPlace';
import { formatOfferCities } from '../describeOffer';
import { offerDetailTexts as texts, offerListTexts } from '../texts';
import styles from './offerDetail.module.css';
import { WantedSection } from './WantedSection';

/** All facts of an offer. Address, customer and crew are known only after acceptance. */
export function OfferSections({ offer }: { offer: HelperOffer }) {
  return (
    <>
      <Positions offer={offer} />
      <Section title={texts.whenAndWhere}>
        <JobTimeAndPlace job={offer} cities={formatOfferCities(offer)} />
        <p className={detailStyles.quiet}>{texts.drive(formatMiles(offer.drive_miles))}</p>
        {offer.bucket !== 'cancelled' && <p className={detailStyles.quiet}>{texts.cityOnly}</p>}
      </Section>
      <Work offer={offer} />
      <WantedSection requirements={offer.requirements} />
      {offer.message !== '' && (
        <Section title={jobDetailTexts.message}>
          <p>
            <CompanyMessage text={offer.message} language={offer.message_language} />
          </p>
        </Section>
      )}
      <Application offer={offer} />
      <Company offer={offer} />
    </>
  );
}

function Positions({ offer }: { offer: HelperOffer }) {
  const { timezone, apply_by, bucket } = offer;
  const now = useNow();
  return (
    <Section title={jobDetailTexts.pay}>
      <div className={styles.lines}>
        {offer.positions.map(({ position, as_helper, open, count, pay }) => (
          <div key={position}>
            <PayLine invitation={{ pay, earned: null, show_up_pay: null }} />
            <p>
              {jobLabels.position[position]}
              <span className={detailStyles.quiet}>
                {as_helper && <span>{`, ${offerListTexts.asHelper}`}</span>}
                {bucket !== 'cancelled' && <span>{` · ${offerListTexts.openSlots(open, count)}`}</span>}
              </span>
            </p>
          </div>
        ))}
      </div>
      {bucket === 'new' && (
        <p className={detailStyles.quiet}>
          {texts.deadline}: {formatInstant(apply_by, timezone, now)}
        </p>
      )}
    </Section>
  );
}

function Work({ offer }: { offer: HelperOffer }) {
  const { help_type, move_size, volume_cuft } = offer;
  const facts = [
    readLabel(jobLabels.helpType, String(help_type)),
    readLabel(jobLabels.moveSize, move_size),
    volume_cuft > 0 ? texts.volume(formatNumber(volume_cuft)) : undefined,
  ];
  return (
    <Section title={jobDetailTexts.work}>
      <p className={detailStyles.strong}>{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
      <Demands job={offer} />
    </Section>
  );
}

function Application({ offer }: { offer: HelperOffer }) {
  const { applied_at, position, proposed_rate, note, timezone } = offer;
  const now = useNow();
  if (applied_at === null) return null;
  return (
    <Section title={texts.application}>
      <p className={detailStyles.strong}>
        {position !== null && <span>{jobLabels.position[position]}</span>}
        <span className={detailStyles.quiet}> · {texts.appliedAt(relativeTime(applied_at, now, timezone))}</span>
      </p>
      <p>{proposed_rate === null ? texts.noRate : offerListTexts.proposed(formatRate(proposed_rate))}</p>
      {note !== null && note !== '' && <p className={detailStyles.lines}>{note}</p>}
    </Section>
  );
}

function Company({ offer: { hirer } }: { offer: HelperOffer }) {
  return (
    <Section title={texts.company}>
      <HirerName hirer={hirer} />
    </Section>
  );
}
