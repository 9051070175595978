import { Fragment } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import styles from './Messages.module.css';

const popper = '🎉';

/** A message with its emoji drawn, because not every device has a font for it. Screen readers get the text. */
export function MessageText({ text }: { text: string }) {
  return text.split(popper).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <Popper />}
      <span>{part}</span>
    </Fragment>
  ));
}

function Popper() {
  return (
    <>
      <VisuallyHidden>{popper}</VisuallyHidden>
      <svg className={styles.emoji} viewBox="0 0 20 20" aria-hidden="true">
        <path fill="#f5b83d" d="M6 6.5L1 19l12.5-5C12.5 10 10 7.5 6 6.5z" />
        <path fill="#d9822b" d="M4.7 9.7L3.4 13c.6 2 2 3.3 3.9 3.5l3-1.2C7.3 15 5 12.7 4.7 9.7z" />
        <g fill="none" strokeLinecap="round" strokeWidth="1.8">
          <path stroke="#3957e1" d="M10 8c0-3 2-2.5 2-5.5" />
          <path stroke="#db3762" d="M12 10c2-3 3-1 6-2.5" />
          <path stroke="#15803d" d="M13.5 12.5c2-.5 3 .5 4 1.5" />
        </g>
        <path fill="#db3762" d="M6.5 2h2v2h-2z" />
        <path fill="#3957e1" d="M16 3h2v2h-2z" />
      </svg>
    </>
  );
}
