import { type ReactNode, useId } from 'react';
import type { OwnRating, Reliability as Rates } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { formatDay } from '#platform/lib/time/dates';
import { useUserZone } from '#platform/session/useSession';
import { useToday } from '#platform/ui/clock/useNow';
import { EmptyState } from '#platform/ui/feedback/states';
import { StarIcon } from '#platform/ui/icons';
import { Card } from '#platform/ui/layout/Card';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { CompanyMessage } from '../../jobs/Company';
import { useHelperProfile, useOwnRating } from '../../settingsApi';
import { SettingsLayout, WhenLoaded } from '../form/SettingsLayout';
import { ratingTexts as texts } from '../texts';
import formStyles from '../form/form.module.css';
import styles from './Rating.module.css';

/** Ratings by companies, and the helper's reliability. */
export default function RatingPage() {
  const rating = useOwnRating();
  // Another provider may give the average with the profile only.
  const inProfile = useHelperProfile().data?.rating ?? null;
  return (
    <SettingsLayout>
      <WhenLoaded query={rating} height={480}>
        {(loaded) => (
          <>
            <Average rating={loaded} average={loaded.average ?? inProfile} />
            {loaded.reliability && (
              <Part title={texts.reliability} note={texts.days}>
                <Reliability of={loaded.reliability} />
              </Part>
            )}
            {(loaded.reviews.length > 0 || loaded.count !== null) && <Reviews reviews={loaded.reviews} />}
          </>
        )}
      </WhenLoaded>
    </SettingsLayout>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card as="section" labelledBy={headingId} className={styles.part}>
      <div>
        <Text as="h2" size={16} id={headingId}>
          {title}
        </Text>
        {note !== undefined && <Muted>{note}</Muted>}
      </div>
      {children}
    </Card>
  );
}

type AverageProps = { rating: OwnRating; average: number | null };

function Average({ rating: { count, distribution, tags }, average }: AverageProps) {
  if (average === null && count === null) return <EmptyState text={texts.notKnown} />;
  if (average === null) {
    return (
      <Part title={texts.average}>
        <Row as="p" isInline gap={2} size={28} isNumeric weight="strong" className={styles.average}>
          {texts.isNew}
        </Row>
        {count !== null && <Muted>{texts.newWhy(count)}</Muted>}
      </Part>
    );
  }
  const most = Math.max(1, ...distribution.map((each) => each.count));
  return (
    <Part title={texts.average}>
      <Row as="p" isWrapping gap={3}>
        <Row
          as="span"
          isInline
          gap={2}
          size={28}
          isNumeric
          weight="strong"
          className={styles.average}
          role="img"
          aria-label={texts.ofFive(formatNumber(average, 1))}
        >
          <StarIcon size={24} /> {formatNumber(average, 1)}
        </Row>
        {count !== null && <Muted as="span">{texts.count(count)}</Muted>}
      </Row>
      {distribution.length > 0 && (
        <Stack as="ul" gap={2} className={styles.bars} aria-label={texts.distribution}>
          {distribution
            .toSorted((one, other) => other.stars - one.stars)
            .map((each) => (
              <Columns as="li" gap={2} align="center" key={each.stars}>
                <span>{texts.stars(each.stars)}</span>
                <progress
                  className={formStyles.bar}
                  value={each.count}
                  max={most}
                  aria-label={texts.stars(each.stars)}
                />
                <span className={styles.number}>{each.count}</span>
              </Columns>
            ))}
        </Stack>
      )}
      {tags.length > 0 && (
        <Row as="ul" gap={2} align="stretch" isWrapping className={styles.tags} aria-label={texts.tags}>
          {tags.map(({ tag, count: times }) => (
            <li key={tag}>{texts.tagCount(getTagName(tag), times)}</li>
          ))}
        </Row>
      )}
    </Part>
  );
}

function Reviews({ reviews }: Pick<OwnRating, 'reviews'>) {
  const today = useToday(useUserZone());
  return (
    <Part title={texts.reviews} note={texts.hidden}>
      {reviews.length === 0 && <p>{texts.noReviews}</p>}
      <Stack as="ul" gap={4} className={styles.reviews}>
        {reviews.map(({ order_id, number, company_name, city, date, stars, tags, comment, comment_language }) => (
          <li key={order_id}>
            <Row isBreaking as="p" isWrapping gap={3}>
              <strong>{company_name}</strong>
              <Row as="span" isInline gap={1} className={styles.stars} role="img" aria-label={texts.stars(stars)}>
                <StarIcon /> {stars}
              </Row>
            </Row>
            <Muted isBreaking>
              {texts.job(number, city)} · {formatDay(date, today)}
            </Muted>
            {comment !== '' && (
              <Text isBreaking>
                <CompanyMessage text={comment} language={comment_language} />
              </Text>
            )}
            {tags.length > 0 && <Muted isBreaking>{tags.map(getTagName).join(', ')}</Muted>}
          </li>
        ))}
      </Stack>
    </Part>
  );
}

/** A tag the provider added later is shown as it is. */
function getTagName(tag: string): string {
  const names: Readonly<Record<string, string>> = texts.tag;
  return names[tag] ?? tag;
}

/** Rates of acceptance, show-up and late withdrawal, each with its calculation. */
function Reliability({ of: { acceptance, show_up, late_cancels } }: { of: Rates }) {
  const facts = [
    { name: texts.acceptance, value: formatShare(acceptance), why: texts.acceptanceWhy },
    { name: texts.showUp, value: formatShare(show_up), why: texts.showUpWhy },
    { name: texts.lateCancels, value: String(late_cancels), why: texts.lateCancelsWhy },
  ];
  return (
    <Columns as="dl" columns={3} gap={4} className={styles.facts}>
      {facts.map(({ name, value, why }) => (
        <div key={name}>
          <dt>{name}</dt>
          <Text as="dd" size={22} isNumeric weight="strong">
            {value}
          </Text>
          <Muted as="dd">{why}</Muted>
        </div>
      ))}
    </Columns>
  );
}

function formatShare(percent: number | null): string {
  return percent === null ? texts.unknown : texts.percent(percent);
}
