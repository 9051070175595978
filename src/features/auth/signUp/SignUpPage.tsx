import type { ReactElement } from 'react';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useSession } from '#platform/session/useSession';
import { Button } from '#platform/ui/inputs/Button';
import { Callout } from '#platform/ui/feedback/Callout';
import { Muted, Row } from '#platform/ui/layout/Layout';
import { PositionIcon } from '../../team/people';
import type { SignUpKind } from '../model/signUpSteps';
import { LogInLine } from './StepFrame';
import { AlreadySignedIn } from './AlreadySignedIn';
import styles from './SignUp.module.css';
import { signUpTexts as texts } from './texts';
import { PositionCode } from '#generated/model/codes';

/** The first choice of every sign-up (spec section 2). A person confirmed by a social provider continues from here. */
export default function SignUpPage() {
  const user = useSession((session) => session.user);
  const vouchedEmail = useSession(({ flow, temporaryToken, lastSendingEmail }) =>
    flow === null && temporaryToken !== null ? lastSendingEmail : null,
  );
  if (user) return <AlreadySignedIn user={user} />;
  return (
    <div className={styles.column}>
      <h1 className={styles.title}>{texts.chooserTitle}</h1>
      <Muted size={16} className={styles.intro}>
        {texts.chooserPrompt}
      </Muted>
      {vouchedEmail !== null && (
        <Callout intent="info" className={styles.notice}>
          {texts.continuesAs(vouchedEmail)}
        </Callout>
      )}
      <div className={styles.choices}>
        <Choice kind="company" icon={<PositionIcon code={PositionCode.driver} size={24} />} />
        <Choice kind="helper" icon={<PositionIcon code={PositionCode.helper} size={24} />} />
      </div>
      <LogInLine />
    </div>
  );
}

function Choice({ kind, icon }: { kind: SignUpKind; icon: ReactElement }) {
  const link = useLink();
  const { title, text } = texts.choices[kind];
  return (
    <section className={styles.choice} aria-label={title}>
      <Row as="span" justify="center" tone="primary" className={styles.choiceIcon}>
        {icon}
      </Row>
      <div>
        <h2>{title}</h2>
        <p className={styles.choiceText}>{text}</p>
      </div>
      <Button
        intent="primary"
        size="large"
        fill
        aria-label={texts.continueAs(title)}
        className={styles.choiceButton}
        {...link(href(`sign-up-${kind}`))}
      >
        {texts.continue}
      </Button>
    </section>
  );
}
