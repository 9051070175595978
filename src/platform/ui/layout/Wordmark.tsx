import styles from './Wordmark.module.css';

/** The logo: a board carried by three people. The favicon is the same drawing (public/favicon.svg). */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
      <rect width="32" height="32" rx="8" fill="#3957E1" />
      <rect x="6.5" y="8" width="19" height="8.5" rx="2.5" fill="#FFFFFF" />
      <circle cx="9.25" cy="22" r="2.75" fill="#FFFFFF" />
      <circle cx="16" cy="22" r="2.75" fill="#FFFFFF" opacity="0.72" />
      <circle cx="22.75" cy="22" r="2.75" fill="#FFFFFF" />
    </svg>
  );
}

/** Logo and product name; the name comes from the settings. */
export function Wordmark({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <span className={styles.wordmark} style={{ fontSize: Math.round(size * 0.64) }}>
      <Mark size={size} />
      {name}
    </span>
  );
}
