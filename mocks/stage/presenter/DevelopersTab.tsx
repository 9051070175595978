import { useState } from 'react';
import type { WorldLink } from '../../bridge/worldLink';
import { Choices, Presets, type PresentingProps } from './Choices';
import { Console } from './Console';
import styles from './PresenterPanel.module.css';
import { presenterTexts as texts } from './texts';
import { useTraffic } from './useTraffic';
import { WorldFile } from './WorldFile';

export type DevelopersProps = PresentingProps & {
  link: Promise<WorldLink>;
  /** Another world was opened from a file. */
  onOpened: () => void;
};

/** WebSocket close code that asks clients to connect again right away. */
const reconnect = 4200;

/** The provider and the network, what fails, the world as a file, and each call and event. */
export function DevelopersTab({ link, onOpened, ...presenting }: DevelopersProps) {
  return (
    <>
      <Presets names={['usual', 'chaos']} {...presenting} />
      <Choices names={['network', 'provider']} {...presenting} />
      <FaultTools link={link} />
      <WorldFile link={link} onOpened={onOpened} />
      <Console link={link} />
    </>
  );
}

function FaultTools({ link }: Pick<DevelopersProps, 'link'>) {
  const { exchanges, clear } = useTraffic(link);
  const [isAsked, setAsked] = useState(false);
  const failed = exchanges.find((exchange) => exchange.kind === 'call' && exchange.status === 500);
  const failNext = async () => {
    await (await link).control('failNext', { status: 500 });
    clear();
    setAsked(true);
  };
  const cut = async () => (await link).control('dropSockets', { code: reconnect });
  return (
    <div>
      <div className={styles.ways}>
        <button type="button" onClick={() => void failNext()}>
          {texts.failNext}
        </button>
        <button type="button" onClick={() => void cut()}>
          {texts.cut}
        </button>
      </div>
      <p role="status">
        {isAsked && (failed?.kind === 'call' ? texts.failed(failed.operation ?? failed.path) : texts.failsNext)}
      </p>
    </div>
  );
}
