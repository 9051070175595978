import { useEffect, useId, useState } from 'react';
import { copyText } from '#platform/lib/device/copyText';
import type { DocumentedAnswer, Exchange } from '../../../hosts/bridge/messages';
import type { WorldLink } from '../../../hosts/bridge/worldLink';
import { consoleTexts as texts } from './texts';
import styles from './Console.module.css';

type Props = { link: Promise<WorldLink>; exchange: Exchange };

/** Request and answer of one exchange, and what a developer can do with them. */
export function ExchangeDetails({ link, exchange }: Props) {
  return (
    <div className={styles.details}>
      {exchange.problem !== null && <Code title={texts.problem} text={exchange.problem} />}
      {exchange.kind === 'call' && <CallTools link={link} call={exchange} />}
      {exchange.kind === 'call' && exchange.request !== null && (
        <Code title={texts.request} text={indent(exchange.request)} />
      )}
      <Code title={exchange.kind === 'call' ? texts.answer : texts.data} text={indent(exchange.answer)} />
    </div>
  );
}

type CallProps = { link: Props['link']; call: Extract<Exchange, { kind: 'call' }> };

function CallTools({ link, call }: CallProps) {
  const [message, setMessage] = useState('');
  const [contract, setContract] = useState<string | null>();
  const { operation } = call;
  const copy = async () => setMessage((await copyText(toCurl(call))) ? texts.copied : texts.notCopied);
  const showContract = async () => {
    if (operation === null) return;
    setContract(await (await link).control('showContract', { operation, status: call.status }));
  };
  return (
    <>
      <p className={styles.path}>{`${call.method} ${call.path}`}</p>
      <div className={styles.tools}>
        <button type="button" onClick={() => void copy()}>
          {texts.copy}
        </button>
        {operation !== null && (
          <>
            <button type="button" onClick={() => void showContract()}>
              {texts.contract}
            </button>
            <AnswerOnce
              link={link}
              operation={operation}
              onChosen={(answer) => setMessage(texts.answersOnce(operation, nameAnswer(answer)))}
            />
          </>
        )}
      </div>
      <p role="status">{message}</p>
      {contract !== undefined && <Code title={texts.contractOf(call.status)} text={contract ?? texts.undocumented} />}
    </>
  );
}

type AnswerProps = { link: Props['link']; operation: string; onChosen: (answer: DocumentedAnswer) => void };

/** Offers every answer that the contract documents for an operation. */
function AnswerOnce({ link, operation, onChosen }: AnswerProps) {
  const id = useId();
  const [answers, setAnswers] = useState<readonly DocumentedAnswer[]>([]);
  useEffect(() => {
    void link.then(async (world) => setAnswers(await world.control('listAnswers', { operation })));
  }, [link, operation]);
  const choose = async (answer: DocumentedAnswer | undefined) => {
    if (!answer) return;
    await (await link).control('answerOnce', { operation, answer });
    onChosen(answer);
  };
  return (
    <>
      <label htmlFor={id}>{texts.answerOnce}</label>
      <select
        id={id}
        value=""
        onChange={({ target }) => void choose(answers.find((answer) => nameAnswer(answer) === target.value))}
      >
        <option value="" disabled>
          {texts.choose}
        </option>
        {answers.map((answer) => (
          <option key={nameAnswer(answer)}>{nameAnswer(answer)}</option>
        ))}
      </select>
    </>
  );
}

const nameAnswer = ({ status, content }: DocumentedAnswer) => texts.answers[content](status);

/** Lines that are shown without scrolling. */
const longest = 12;

function Code({ title, text }: { title: string; text: string }) {
  return (
    <label className={styles.code}>
      {title}
      <textarea readOnly value={text} rows={Math.min(longest, text.split('\n').length)} />
    </label>
  );
}

function indent(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

type Call = Extract<Exchange, { kind: 'call' }>;

/** A call as a command for `npm run server`. The token is a variable of the shell. */
export function toCurl({ method, path, who, contentType, request }: Call): string {
  const options = [
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(who === null ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(request === null ? [] : [`-H ${quote(`Content-Type: ${contentType}`)}`, `-d ${quote(request)}`]),
  ];
  return ['curl', ...options, quote(`http://localhost:8080/api${path}`)].join(' ');
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
