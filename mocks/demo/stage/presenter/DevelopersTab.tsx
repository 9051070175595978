import { useState, useEffect, useRef } from 'react';
import { saveFile } from '#platform/lib/device/saveFile';
import { formatNumber } from '#platform/lib/text';
import type { Exchange } from '../../../hosts/bridge/messages';
import type { WorldLink } from '../../../hosts/bridge/worldLink';
import { Choices, Presets, type PresentingProps } from './Choices';
import { ExchangeDetails } from './ExchangeDetails';
import { presenterTexts as texts, consoleTexts } from './texts';
import consoleStyles from './Console.module.css';
import styles from './PresenterPanel.module.css';

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

/** Every call and event of the world as it happens, newest first. While one is open, new ones wait, so that it stays in place. */
function Console({ link }: { link: Promise<WorldLink> }) {
  const { exchanges, clear } = useTraffic(link);
  const [reading, setReading] = useState<{ openId: number; list: readonly Exchange[] }>();
  const list = reading?.list ?? exchanges;
  const waiting = exchanges.filter(({ id }) => id > (list[0]?.id ?? 0)).length;
  if (exchanges.length === 0) return <p>{consoleTexts.empty}</p>;
  return (
    <>
      <ol className={consoleStyles.list} aria-label={consoleTexts.title}>
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
      <div className={consoleStyles.tools}>
        <button
          type="button"
          onClick={() => {
            clear();
            setReading(undefined);
          }}
        >
          {consoleTexts.clear}
        </button>
        {waiting > 0 && (
          <button type="button" onClick={() => setReading(undefined)}>
            {consoleTexts.showNew(waiting)}
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
      className={consoleStyles.row}
      aria-expanded={isOpen}
      data-refused={isRefused || undefined}
      onClick={onPress}
    >
      <span className={consoleStyles.status}>{status}</span>
      <span className={consoleStyles.name}>{name}</span>
      <span className={consoleStyles.who}>{who}</span>
      <span className={consoleStyles.number}>{ms}</span>
      <span className={consoleStyles.number}>{consoleTexts.bytes(formatNumber(bytes))}</span>
      <span className={consoleStyles.verdict} data-broken={problem !== null || undefined}>
        {problem === null ? consoleTexts.valid : consoleTexts.broken}
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
    who: who ?? consoleTexts.noOne,
    ms: consoleTexts.ms(formatNumber(Math.round(ms))),
    isRefused: status === 0 || status >= 400,
  };
}

function describeEvent({ event, channel }: Kind<'event'>): Cells {
  return { status: consoleTexts.push, name: event, who: channel, ms: '', isRefused: false };
}

/** Older exchanges are dropped. */
const longest = 200;

/** Calls and events since the console was opened, newest first. */
function useTraffic(link: Promise<WorldLink>): { exchanges: readonly Exchange[]; clear: () => void } {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    void link.then((world) => {
      if (isOver) return;
      stop = world.watchTraffic((exchange) => setExchanges((before) => [exchange, ...before].slice(0, longest)));
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [link]);
  return { exchanges, clear: () => setExchanges([]) };
}

type Props = { link: Promise<WorldLink>; onOpened: () => void };

/** Saves everything in the demo as a file, and opens such a file. */
function WorldFile({ link, onOpened }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const save = async () => {
    const { text } = await (await link).control('exportWorld', {});
    saveFile('crewboard-world.json', 'application/json', text);
  };
  const open = async (file: File) => {
    try {
      await (await link).control('importWorld', { text: await file.text() });
      setProblem('');
      onOpened();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div role="group" aria-label={texts.world}>
      <div className={styles.ways}>
        <button type="button" onClick={() => void save()}>
          {texts.save}
        </button>
        <button type="button" title={texts.resetHint} onClick={() => input.current?.click()}>
          {texts.open}
        </button>
        <input
          ref={input}
          type="file"
          accept=".json"
          aria-label={texts.open}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void open(file);
            target.value = '';
          }}
        />
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
    </div>
  );
}
