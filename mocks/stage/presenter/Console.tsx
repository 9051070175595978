import { useState } from 'react';
import { formatNumber } from '#platform/lib/text';
import type { Exchange } from '../../bridge/traffic';
import type { WorldLink } from '../../bridge/worldLink';
import styles from './Console.module.css';
import { ExchangeDetails } from './ExchangeDetails';
import { consoleTexts as texts } from './texts';
import { useTraffic } from './useTraffic';

/** Every call and event of the world as it happens, newest first. While one is open, new ones wait, so that it stays in place. */
export function Console({ link }: { link: Promise<WorldLink> }) {
  const { exchanges, clear } = useTraffic(link);
  const [reading, setReading] = useState<{ openId: number; list: readonly Exchange[] }>();
  const list = reading?.list ?? exchanges;
  const waiting = exchanges.filter(({ id }) => id > (list[0]?.id ?? 0)).length;
  if (exchanges.length === 0) return <p>{texts.empty}</p>;
  return (
    <>
      <ol className={styles.list} aria-label={texts.title}>
        {list.map((exchange) => {
          const isOpen = exchange.id === reading?.openId;
          return (
            <li key={exchange.id}>
              <Row
                exchange={exchange}
                isOpen={isOpen}
                onPress={() => setReading(isOpen ? undefined : { openId: exchange.id, list })}
              />
              {isOpen && <ExchangeDetails link={link} exchange={exchange} />}
            </li>
          );
        })}
      </ol>
      <div className={styles.tools}>
        <button
          type="button"
          onClick={() => {
            clear();
            setReading(undefined);
          }}
        >
          {texts.clear}
        </button>
        {waiting > 0 && (
          <button type="button" onClick={() => setReading(undefined)}>
            {texts.showNew(waiting)}
          </button>
        )}
      </div>
    </>
  );
}

type RowProps = { exchange: Exchange; isOpen: boolean; onPress: () => void };

function Row({ exchange, isOpen, onPress }: RowProps) {
  const { status, name, who, ms, isRefused } =
    exchange.kind === 'call' ? describeCall(exchange) : describeEvent(exchange);
  const { bytes, problem } = exchange;
  return (
    <button
      type="button"
      className={styles.row}
      aria-expanded={isOpen}
      data-refused={isRefused || undefined}
      onClick={onPress}
    >
      <span className={styles.status}>{status}</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.who}>{who}</span>
      <span className={styles.number}>{ms}</span>
      <span className={styles.number}>{texts.bytes(formatNumber(bytes))}</span>
      <span className={styles.verdict} data-broken={problem !== null || undefined}>
        {problem === null ? texts.valid : texts.broken}
      </span>
    </button>
  );
}

type Kind<Name extends Exchange['kind']> = Extract<Exchange, { kind: Name }>;
type Cells = { status: string; name: string; who: string; ms: string; isRefused: boolean };

function describeCall({ status, operation, method, path, who, ms }: Kind<'call'>): Cells {
  return {
    status: String(status),
    name: operation ?? `${method} ${path}`,
    who: who ?? texts.noOne,
    ms: texts.ms(formatNumber(Math.round(ms))),
    isRefused: status === 0 || status >= 400,
  };
}

function describeEvent({ event, channel }: Kind<'event'>): Cells {
  return { status: texts.push, name: event, who: channel, ms: '', isRefused: false };
}
