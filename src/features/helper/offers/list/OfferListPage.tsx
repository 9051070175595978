import { getMainPay } from '#domain/outsource/mainPay';
import type { HelperOffer, InvitationBucket, HelperOfferPay } from '#generated/model';
import { formatMoneyShort, formatRate } from '#platform/lib/money';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { TabBody } from '#platform/routing/TabBody';
import { classes } from '#platform/ui/classes';
import { Avatar } from '#platform/ui/data/Avatar';
import { Muted, Row, Stack } from '#platform/ui/layout/Layout';
import { getGlowClass } from '#platform/ui/lists/glow';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { CompanyMessage, HirerName } from '../../jobs/Company';
import { jobLabels } from '../../jobs/labels';
import { BucketHeader } from '../../jobs/list/BucketHeader';
import { BucketList } from '../../jobs/list/BucketList';
import { Demands, JobTimeAndPlace, PayLine } from '../../jobs/list/InvitationParts';
import { useOwnOffers } from '../../offersApi';
import { useOfferAnswers, type OfferAnswers, OfferButtons } from '../answer/OfferAnswers';
import { formatOfferCities, formatOffer, formatOfferEnding } from '../describeOffer';
import { offerListTexts as texts } from '../texts';
import { OfferStatusChips, OfferWarnings } from './OfferState';
import cardStyles from '../../jobs/list/InvitationCard.module.css';

/** A page of the helper's outsourcing offers. */
export default function OfferListPage({ bucket }: { bucket: InvitationBucket }) {
  return (
    <>
      <BucketHeader kind="outsource" bucket={bucket} />
      <TabBody>
        <Offers key={bucket} bucket={bucket} />
      </TabBody>
    </>
  );
}

function Offers({ bucket }: { bucket: InvitationBucket }) {
  const answers = useOfferAnswers();
  return (
    <>
      <BucketList
        bucket={bucket}
        useItems={useOwnOffers}
        changeRules={changeRules}
        words={texts}
        isAnswered={answers.isAnswered}
        renderCard={(offer, turn) => <OwnOfferCard offer={offer} turn={turn} answers={answers} />}
      />
      {answers.dialog}
    </>
  );
}

/** Announces offers that arrive. */
const changeRules: ChangeRules<HelperOffer> = {
  getId: ({ id }) => id,
  describeChange: (before, now) =>
    !before && now.bucket === 'new' ? texts.arrived(formatOfferCities(now)) : undefined,
};

type Props = { offer: HelperOffer; turn: number; answers: OfferAnswers };

/** An offer: pay first, then when, where and what it demands. The card opens the details. */
function OwnOfferCard({ offer, turn, answers }: Props) {
  const ending = formatOfferEnding(offer);
  const main = getMainPay(offer);
  return (
    <Stack
      isCard
      as="li"
      gap={3}
      size={16}
      className={classes(cardStyles.card, getGlowClass(turn))}
      aria-label={formatOffer(offer)}
    >
      <Head offer={offer} />
      <OfferStatusChips offer={offer} />
      {ending !== undefined && <p className={cardStyles.ending}>{ending}</p>}
      {main && <OfferPayLine main={main} offer={offer} />}
      <div className={cardStyles.facts}>
        <JobTimeAndPlace job={offer} cities={formatOfferCities(offer)} />
        {offer.positions.map((line) => (
          <PositionLine key={line.position} line={line} isMain={line === main} offer={offer} />
        ))}
      </div>
      <Demands job={offer} />
      <OfferWarnings offer={offer} />
      {offer.message !== '' && offer.bucket === 'new' && (
        <blockquote className={cardStyles.message}>
          <CompanyMessage text={offer.message} language={offer.message_language} />
        </blockquote>
      )}
      <OfferButtons offer={offer} answers={answers} />
    </Stack>
  );
}

function Head({ offer }: { offer: HelperOffer }) {
  const link = useLink();
  const { company_name, avatar_url } = offer.hirer;
  return (
    <Row as="header" gap={2}>
      <Avatar name={company_name} photoUrl={avatar_url} size={32} />
      <Muted as="span" isFilling canShrink isBreaking className={cardStyles.company}>
        <HirerName hirer={offer.hirer} />
      </Muted>
      <Row
        as="a"
        isInline
        justify="end"
        isTarget
        isNumeric
        weight="medium"
        className={cardStyles.open}
        aria-label={texts.detailsOf(formatOffer(offer))}
        {...link(href('helper-job-outsource-details', { id: offer.id }))}
      >
        {texts.details}
      </Row>
    </Row>
  );
}

type PositionLineProps = { line: HelperOfferPay; isMain: boolean; offer: HelperOffer };

/** "Helper · 1 of 2 open", with what it pays where that is not the amount on top. */
function PositionLine({ line, isMain, offer }: PositionLineProps) {
  const { position, as_helper, open, count, pay } = line;
  const name = jobLabels.position[position];
  const isOpenOffer = offer.bucket === 'new' || offer.bucket === 'waiting';
  return (
    <p>
      {isMain ? name : texts.otherPosition(name, formatMoneyShort(pay.total))}
      <Muted as="span">
        {as_helper && <span>{`, ${texts.asHelper}`}</span>}
        {isOpenOffer && <span>{` · ${texts.openSlots(open, count)}`}</span>}
      </Muted>
    </p>
  );
}

type OfferPayLineProps = { main: HelperOfferPay; offer: Pick<HelperOffer, 'proposed_rate'> };

/** Pay of the offer, with its calculation, and the rate the helper proposed. */
function OfferPayLine({ main, offer: { proposed_rate } }: OfferPayLineProps) {
  return (
    <div>
      <PayLine invitation={{ pay: main.pay, earned: null, show_up_pay: null }} />
      {proposed_rate !== null && <Muted>{texts.proposed(formatRate(proposed_rate))}</Muted>}
    </div>
  );
}
