import { useState } from 'react';
import { Button } from '../../../platform/ui/Button';
import { Callout } from '../../../platform/ui/Callout';
import { ApiError } from '../../../platform/http/ApiError';
import { type Provider, useConsentAddress } from '../api';
import { AppleMark, GoogleMark } from './marks';
import styles from './LoginPage.module.css';
import { loginTexts } from './texts';

/** The two doors of others: each asks for an address and sends the browser there. */
export function SocialButtons() {
  const [leaving, setLeaving] = useState<Provider>();
  const [problem, setProblem] = useState<string>();
  const consentAddress = useConsentAddress();
  const leaveTo = async (provider: Provider) => {
    setLeaving(provider);
    setProblem(undefined);
    try {
      location.assign(await consentAddress(provider));
    } catch (error) {
      setLeaving(undefined);
      setProblem(error instanceof ApiError ? error.message : String(error));
    }
  };
  return (
    <div className={styles.social}>
      {problem !== undefined && <Callout intent="danger" alert title={problem} />}
      <Button
        size="large"
        variant="outline"
        fill
        icon={<GoogleMark />}
        loading={leaving === 'google'}
        onClick={() => void leaveTo('google')}
      >
        {loginTexts.google}
      </Button>
      <Button
        size="large"
        variant="outline"
        fill
        icon={<AppleMark />}
        loading={leaving === 'apple'}
        onClick={() => void leaveTo('apple')}
      >
        {loginTexts.apple}
      </Button>
    </div>
  );
}
