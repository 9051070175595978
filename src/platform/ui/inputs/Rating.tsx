import { type FocusEvent, useId } from 'react';
import { classes } from '../classes';
import { StarEmptyIcon, StarIcon } from '../icons';
import { Row } from '../layout/Layout';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { texts } from '../texts';
import type { ControlProps } from './controlProps';
import styles from './Rating.module.css';

const RATING_LENGTH = 5;

type RatingProps = ControlProps & {
  /** 0 for none. */
  value: number;
  onChange: (value: number) => void;
  /** Number of stars; 5 by default (spec section 9). */
  length?: number;
  /** Width and height of a star in pixels. */
  size?: number;
};

/** Star input: one radio group, arrow keys move. */
export function Rating({ value, onChange, length = RATING_LENGTH, size = 24, disabled, ...aria }: RatingProps) {
  const group = useId();
  return (
    <Row
      isInline
      align="stretch"
      role="radiogroup"
      aria-label={aria['aria-label']}
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={aria['aria-invalid']}
      aria-required={aria['aria-required']}
    >
      {stars(length).map((star) => (
        <Row
          as="label"
          isInline
          justify="center"
          isTarget
          tone="faint"
          key={star}
          className={classes(styles.star, star <= value && styles.given)}
        >
          <input
            className={styles.radio}
            id={star === 1 ? aria.id : undefined}
            type="radio"
            name={aria.name ?? group}
            value={star}
            checked={star === value}
            disabled={disabled}
            onChange={() => onChange(star)}
            onFocus={aria.onFocus}
            onBlur={(event) => leavesGroup(event) && aria.onBlur?.()}
          />
          {star <= value ? <StarIcon size={size} /> : <StarEmptyIcon size={size} />}
          <VisuallyHidden>{texts.ratingOption(star)}</VisuallyHidden>
        </Row>
      ))}
    </Row>
  );
}

function stars(length: number): number[] {
  return Array.from({ length }, (_, index) => index + 1);
}

/** True if the focus leaves the stars, and not for another star. */
function leavesGroup(event: FocusEvent<HTMLElement>): boolean {
  const group = event.currentTarget.closest('[role="radiogroup"], fieldset');
  return !(event.relatedTarget instanceof Node && group?.contains(event.relatedTarget));
}
