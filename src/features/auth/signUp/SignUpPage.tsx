import type { ReactElement } from 'react';
import { PositionCode } from '#generated/model/codes';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useSession } from '#platform/session/useSession';
import { Callout } from '#platform/ui/feedback/Callout';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { PositionIcon } from '../../team/people';
import type { SignUpKind } from '../model/signUpSteps';
import { AlreadySignedIn } from './AlreadySignedIn';
import { LogInLine } from './StepFrame';
import { signUpTexts as texts } from './texts';
import styles from './SignUp.module.css';

/** The first choice of every sign-up (spec section 2). A person confirmed by a social provider continues from here. */
export default function SignUpPage() {
  const user = useSession((session) => session.user);
  const vouchedEmail = useSession(({ flow, temporaryToken, lastSendingEmail }) =>
    flow === null && temporaryToken !== null ? lastSendingEmail : null,
  );
  if (user) return <AlreadySignedIn user={user} />;
  return (
    <div className={styles.column}>
      <Text as="h1" above={6} size={28} className={styles.title}>
        {texts.chooserTitle}
      </Text>
      <Muted above={2} below={6} size={16}>
        {texts.chooserPrompt}
      </Muted>
      {vouchedEmail !== null && (
        <Callout intent="info" className={styles.notice}>
          {texts.continuesAs(vouchedEmail)}
        </Callout>
      )}
      <Stack gap={4} below={6}>
        <Choice kind="company" icon={<PositionIcon code={PositionCode.driver} size={24} />} />
        <Choice kind="helper" icon={<PositionIcon code={PositionCode.helper} size={24} />} />
      </Stack>
      <LogInLine />
    </div>
  );
}

function Choice({ kind, icon }: { kind: SignUpKind; icon: ReactElement }) {
  const link = useLink();
  const { title, text } = texts.choices[kind];
  return (
    <Columns isCard as="section" gap={4} className={styles.choice} aria-label={title}>
      <Row canShrink={false} as="span" justify="center" tone="primary" className={styles.choiceIcon}>
        {icon}
      </Row>
      <div>
        <h2>{title}</h2>
        <Muted above={1} className={styles.choiceText}>
          {text}
        </Muted>
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
    </Columns>
  );
}
