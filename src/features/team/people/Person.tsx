import type { ReactNode } from 'react';
import { Avatar } from '#platform/ui/data/Avatar';
import { StarIcon } from '#platform/ui/icons';
import { Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { personTexts as texts } from './texts';
import styles from './Person.module.css';

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
      <span>{name}</span>
      <Row as="span" isInline align="stretch" tone="warning" className={styles.star} title={texts.favorite}>
        <StarIcon size={14} />
        <VisuallyHidden>{texts.favorite}</VisuallyHidden>
      </Row>
    </>
  );
}

/** 1 Driver: truck · 2 Foreman: hard hat · 3 Helper: loader · 4 Foreman/Driver: hard hat with a small truck. */
type PositionCode = 1 | 2 | 3 | 4;

type PositionIconProps = { code: PositionCode; size?: number; label?: string };

/** Our own drawings on a 20-unit grid. Blueprint has no loader icon, and all four should match. */
export function PositionIcon({ code, size = 20, label }: PositionIconProps) {
  return (
    <span data-position={code} style={{ display: 'inline-flex' }}>
      <svg width={size} height={size} viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
        {DRAWINGS[code]}
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

const TRUCK = (
  <path
    fillRule="evenodd"
    d="M1.5 4A1.5 1.5 0 0 0 0 5.5v8A1.5 1.5 0 0 0 1.5 15h.6a2.5 2.5 0 0 0 4.8 0h6.2a2.5 2.5 0 0 0 4.8 0h.6a1.5 1.5 0 0 0 1.5-1.5V10a2 2 0 0 0-.3-1.05l-1.6-2.6A1.75 1.75 0 0 0 16.6 5.5H13v-.1A1.4 1.4 0 0 0 11.6 4zM13 7.2h3.3l1.5 2.5H13zM4.5 13a1.25 1.25 0 1 0 0 2.5 1.25 1.25 0 0 0 0-2.5m11 0a1.25 1.25 0 1 0 0 2.5 1.25 1.25 0 0 0 0-2.5"
  />
);

const HARD_HAT = (
  <path d="M8.5 3.2v4.3a.5.5 0 0 1-1 0V3.6A6.5 6.5 0 0 0 3 9.8V12h14V9.8a6.5 6.5 0 0 0-4.500-6.200v3.900a.5.5 0 0 1-1 0V3.200A1.200 1.200 0 0 0 10.300 2h-.600a1.200 1.200 0 0 0-1.200 1.200M1.500 13.250a1 1 0 0 0-.300 1.950C3.500 16.300 6.600 17 10 17s6.500-.700 8.800-1.800a1 1 0 0 0-.300-1.950z" />
);

const LOADER = (
  <>
    <circle cx="6" cy="3.5" r="2.500" />
    <path d="M4.300 7A1.800 1.800 0 0 0 2.500 8.800v4.100c0 .500.200.900.600 1.200l.700.600v3.300a1 1 0 0 0 2 0v-3h.700v3a1 1 0 0 0 2 0v-6h2.300a1 1 0 0 0 0-2H8.300V8.800A1.800 1.800 0 0 0 6.500 7z" />
    <path
      d="M11.600 3.500h5.600c.600 0 1.100.500 1.100 1.100v4.300c0 .600-.500 1.100-1.100 1.100h-5.600c-.600 0-1.100-.500-1.100-1.100V4.600c0-.600.500-1.100 1.100-1.100m2.100 1.500v2h1.400V5z"
      fillRule="evenodd"
    />
  </>
);

const FOREMAN_DRIVER = (
  <>
    <g transform="translate(-1 -1.500) scale(.78)">{HARD_HAT}</g>
    <g transform="translate(7.600 7.800) scale(.62)">{TRUCK}</g>
  </>
);

const DRAWINGS = { 1: TRUCK, 2: HARD_HAT, 3: LOADER, 4: FOREMAN_DRIVER } as const;
