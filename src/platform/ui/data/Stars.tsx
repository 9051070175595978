import { enoughRatings } from '../../lib/ratings';
import { StarIcon } from '../icons';
import { Row, Text } from '../layout/Layout';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { texts } from '../texts';

export type Rated = { rating_avg: number | null; rating_count: number | null };

/** "4.9 (38)"; "New" with too few ratings. Nothing if neither the average nor the number is known. */
export function Stars({ of: { rating_avg, rating_count } }: { of: Rated }) {
  if (rating_avg === null && rating_count === null) return null;
  if (rating_avg === null || (rating_count !== null && rating_count < enoughRatings)) {
    return (
      <Text as="span" size={13} isNumeric lines="one" title={texts.unratedLong}>
        {texts.unrated}
      </Text>
    );
  }
  const stars = rating_avg.toFixed(1);
  const words = texts.ratedLong(stars, rating_count);
  return (
    <Text as="span" size={13} isNumeric lines="one" title={words}>
      <Row as="span" isInline gap={1} aria-hidden="true">
        <StarIcon size={12} />
        {texts.rated(stars, rating_count)}
      </Row>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Text>
  );
}
