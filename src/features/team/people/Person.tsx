import type { ReactNode } from 'react';
import { Avatar } from '#platform/ui/data/Avatar';
import styles from './Person.module.css';
import { type PositionCode, PositionIcon } from './PositionIcon';
import { StarIcon } from '#platform/ui/icons';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { Row, Stack, Text } from '#platform/ui/layout/Layout';
import { personTexts as texts } from './texts';

export type PersonProps = {
  name: string;
  photoUrl: string | null;
  /** The name as a link or with a mark; the plain name by default. */
  title?: ReactNode;
  /** Shown next to the name. */
  beside?: ReactNode;
  positions: PositionsProps;
  /** Shown below the positions. */
  children?: ReactNode;
};

/** A person at the start of a row: photo, name, positions. */
export function Person({ name, photoUrl, title = name, beside, positions, children }: PersonProps) {
  return (
    <Row canShrink gap={3}>
      <Avatar name={name} photoUrl={photoUrl} size={40} />
      <Stack canShrink isFilling>
        <Row as="span" gap={2} rowGap={0} align="baseline" isWrapping>
          <Text as="span" canShrink weight="strong" isBreaking>
            {title}
          </Text>
          {beside}
        </Row>
        <Positions {...positions} />
        {children}
      </Stack>
    </Row>
  );
}

type PositionsProps = {
  codes: readonly PositionCode[];
  /** Name of each position. */
  names: Readonly<Record<PositionCode, string>>;
  /** Shown for a person without positions. */
  none?: string;
};

/** A person's positions: icons with labels. */
export function Positions({ codes, names, none }: PositionsProps) {
  return (
    <Row as="span" gap={3} rowGap={0} align="stretch" isWrapping tone="secondary" size={13}>
      {codes.map((code) => (
        <Row as="span" gap={1} isInline key={code}>
          <PositionIcon code={code} size={16} />
          {names[code]}
        </Row>
      ))}
      {codes.length === 0 && none !== undefined && <span>{none}</span>}
    </Row>
  );
}

/** The name of someone the company likes to work with. */
export function FavoriteName({ name }: { name: string }) {
  return (
    <>
      {name}
      <span className={styles.star} title={texts.favorite}>
        <StarIcon size={14} />
        <VisuallyHidden>{texts.favorite}</VisuallyHidden>
      </span>
    </>
  );
}
