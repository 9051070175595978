import type { AnchorHTMLAttributes, HTMLAttributes, LabelHTMLAttributes, Ref } from 'react';
import './layout.css';
import { classes } from '../classes';

type Tag = 'div' | 'span' | 'p' | 'ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd' | 'h1' | 'h2' | 'h3' | 'h4';
type Region = 'section' | 'article' | 'header' | 'footer' | 'nav' | 'aside' | 'main' | 'strong' | 'b' | 'em' | 'small';
type Space = 1 | 2 | 3 | 4 | 5 | 6;
type Link = Pick<AnchorHTMLAttributes<HTMLElement>, 'href' | 'target' | 'rel' | 'download'>;
type Label = Pick<LabelHTMLAttributes<HTMLElement>, 'htmlFor'>;

/** Distances and font sizes are numbers of the tokens. A class of a screen wins over all of these. */
type LayoutProps = HTMLAttributes<HTMLElement> &
  Link &
  Label & {
    as?: Tag | Region | 'a' | 'label';
    ref?: Ref<HTMLElement>;
    /** As a child of a row: becomes narrower than its content, or false to keep its size. */
    canShrink?: boolean;
    /** As a child of a row or stack: takes the space that is left. */
    isFilling?: boolean;
    /** As a child of a row: after the space that is left. */
    isAtEnd?: boolean;
    gap?: Space;
    /** If it differs from the gap between columns. */
    rowGap?: 0 | 1 | 2 | 3;
    align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
    justify?: 'between' | 'center' | 'end';
    /** On a white surface with a border, as in Card.tsx. */
    isCard?: boolean;
    /** With a line between it and the one before, if that is divided as well. */
    isDivided?: boolean;
    /** As high as a finger needs. */
    isTarget?: boolean;
    /** A row beside text. */
    isInline?: boolean;
    isWrapping?: boolean;
    columns?: 1 | 2 | 3;
    tone?: 'ink' | 'secondary' | 'faint' | 'primary' | 'warning' | 'danger';
    size?: 12 | 13 | 14 | 16 | 18 | 22 | 28;
    weight?: 'regular' | 'medium' | 'strong';
    /** Digits of one width. */
    isNumeric?: boolean;
    /** Breaks words that are longer than the line. */
    isBreaking?: boolean;
    /** Keeps the line breaks of what someone wrote, or the whole text on one line, which may be cut off at its end. */
    lines?: 'kept' | 'one' | 'cut';
    /** Inline text on lines of its own. */
    isBlock?: boolean;
    /** Margins. */
    above?: Space;
    below?: Space;
  };

/** Children below each other. */
export function Stack(props: LayoutProps) {
  return draw('stack', props);
}

/** Children beside each other, in the middle of the line. */
export function Row(props: LayoutProps) {
  return draw('row', props);
}

/** Children in columns of one width, or as a class of the screen divides them. */
export function Columns(props: LayoutProps) {
  return draw('columns', props);
}

export function Text({ as = 'p', ...props }: LayoutProps) {
  return draw('text', { as, ...props });
}

/** Text that matters less. */
export function Muted({ as = 'p', ...props }: LayoutProps) {
  return draw('text', { as, tone: 'secondary', ...props });
}

/** The properties that become classes of layout.css. */
const looks = new Set<string>([
  'gap',
  'rowGap',
  'align',
  'justify',
  'columns',
  'tone',
  'size',
  'weight',
  'lines',
  'above',
  'below',
  'canShrink',
  'isFilling',
  'isCard',
  'isDivided',
  'isAtEnd',
  'isTarget',
  'isInline',
  'isBlock',
  'isWrapping',
  'isNumeric',
  'isBreaking',
] satisfies (keyof LayoutProps)[]);

function draw(kind: 'stack' | 'row' | 'columns' | 'text', { as: Element = 'div', className, ...props }: LayoutProps) {
  const names = Object.entries(props).map(
    ([name, value]) => looks.has(name) && value !== undefined && `layout-${name}-${value}`,
  );
  const attributes = Object.fromEntries(Object.entries(props).filter(([name]) => !looks.has(name)));
  return <Element {...attributes} className={classes(`layout-${kind}`, ...names, className)} />;
}
