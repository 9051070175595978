import { Row } from '../layout/Layout';
import styles from './Spinner.module.css';

/** A ring in the color of the surrounding text. Set `label` when nothing else names what is loading. */
export function Spinner({ size = 20, label }: { size?: number; label?: string }) {
  return (
    <Row
      as="span"
      isInline
      align="stretch"
      className={styles.spinner}
      role={label === undefined ? undefined : 'status'}
      aria-label={label}
    >
      <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </Row>
  );
}
