import { type ReactNode, useRef } from 'react';
import { useAfterChange } from '#platform/ui/useAfterChange';
import styles from '../SignUp.module.css';
import { StepIndicator } from './StepIndicator';

type StepFrameProps = {
  current: number;
  title: string;
  intro?: string | undefined;
  back?: ReactNode;
  /** A control of the step takes the focus itself. */
  focusesItself?: boolean;
  /** The step replaces another page, so its heading takes the focus right away. */
  focusesOnArrival?: boolean;
  children: ReactNode;
};

/** Back button, step indicator and heading. The heading takes the focus when the step changes. */
export function StepFrame(props: StepFrameProps) {
  const { current, title, intro, back, focusesItself = false, focusesOnArrival = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = () => {
    if (!focusesItself) heading.current?.focus();
  };
  useAfterChange(current, focus, focusesOnArrival ? -1 : current);
  return (
    <div className={styles.column}>
      {back}
      <StepIndicator current={current} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {intro === undefined ? <div className={styles.gap} /> : <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  );
}
