import type { NeedPhrase, Span } from '#domain/orders/typedLine/needPhrases';
import styles from './TypedLine.module.css';

type MarkedLineProps = { line: string; used: readonly NeedPhrase[]; unused: readonly Span[] };

/** The line with the recognized phrases marked. The list below has the same phrases as text. */
export function MarkedLine({ line, used, unused }: MarkedLineProps) {
  const spans = [
    ...used.map(({ start, end, others }) => ({
      start,
      end,
      look: others.length > 0 ? styles.unclear : styles.read,
    })),
    ...unused.map(({ start, end }) => ({ start, end, look: styles.unread })),
  ].toSorted((one, other) => one.start - other.start);
  return (
    <p className={styles.marked} aria-hidden="true">
      {spans.map(({ start, end, look }, index) => (
        <span key={start}>
          {line.slice(spans[index - 1]?.end ?? 0, start)}
          <mark className={look}>{line.slice(start, end)}</mark>
        </span>
      ))}
      {line.slice(spans.at(-1)?.end ?? 0)}
    </p>
  );
}
