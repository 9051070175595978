import { classes } from '#platform/ui/classes';
import { Row, Text } from '#platform/ui/layout/Layout';
import { gradeScore } from '../../team/people';
import styles from './FitScore.module.css';
import { fitTexts } from './texts';

const radius = 17;
const circumference = 2 * Math.PI * radius;

/** The fit as a ring with its number in the middle. */
export function FitScore({ score, size = 44 }: { score: number; size?: number }) {
  const drawn = (Math.min(100, Math.max(0, score)) / 100) * circumference;
  return (
    <Row
      as="span"
      justify="center"
      isInline
      className={classes(styles.ring, styles[gradeScore(score)])}
      style={{ width: size, height: size }}
      role="img"
      aria-label={fitTexts.score(score)}
    >
      <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r={radius} className={styles.track} />
        <circle
          cx="20"
          cy="20"
          r={radius}
          className={styles.drawn}
          strokeDasharray={`${drawn} ${circumference}`}
          transform="rotate(-90 20 20)"
        />
      </svg>
      <Text as="span" tone="ink" size={13} weight="strong" isNumeric aria-hidden="true">
        {score}
      </Text>
    </Row>
  );
}
