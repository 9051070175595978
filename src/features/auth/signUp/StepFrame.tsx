import { type ReactNode, useRef } from 'react';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { TickIcon } from '#platform/ui/icons';
import { Columns, Muted, Row, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { useAfterChange } from '#platform/ui/useAfterChange';
import { signUpTexts as texts } from './texts';
import styles from './SignUp.module.css';

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
      <Text as="h1" above={6} size={28} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Text>
      {intro === undefined ? (
        <div className={styles.gap} />
      ) : (
        <Muted above={2} below={6} size={16}>
          {intro}
        </Muted>
      )}
      {children}
    </div>
  );
}

/** All sign-up steps by name, with the current one marked. `current` counts from 0. */
function StepIndicator({ current }: { current: number }) {
  return (
    <div>
      <p className={styles.count}>
        {texts.stepNumber(current + 1)}
        <span className={styles.name}>{texts.steps[current]}</span>
      </p>
      <Columns as="ol" gap={2} className={styles.list} aria-label={texts.progress}>
        {texts.steps.map((name, index) => (
          <Text
            as="li"
            canShrink
            key={name}
            className={styles.step}
            data-state={getStepState(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.bar} aria-hidden="true" />
            <Row as="span" tone="secondary" size={13} lines="one" className={styles.label}>
              {index < current && <TickIcon size={12} />}
              <span>{name}</span>
              {index < current && <VisuallyHidden>{texts.done}</VisuallyHidden>}
            </Row>
          </Text>
        ))}
      </Columns>
    </div>
  );
}

function getStepState(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
}

/** "Already have an account? Log in" */
export function LogInLine() {
  return (
    <Muted above={2} className={styles.logIn}>
      {texts.hasAccount} <Link to={href('login')}>{texts.logIn}</Link>
    </Muted>
  );
}
