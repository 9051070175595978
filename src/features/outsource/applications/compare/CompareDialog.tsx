import { useToolName, useVehicleName } from '../../../jobs/orders';
import type { OfferApplication } from '#generated/model';
import { Avatar } from '#platform/ui/data/Avatar';
import { useMobile } from '#platform/ui/layout/useMobile';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { Modal } from '#platform/ui/overlays/Modal';
import { Row, Text } from '#platform/ui/layout/Layout';
import { FitScore } from '../../fit/FitScore';
import { AcceptButton } from '../ApplicationCard';
import styles from '../applications.module.css';
import { type CompareRow, listCompareRows } from './compareRows';
import { nameApplicant } from '../describeApplication';
import { applicationTexts as texts } from '../texts';
import type { Answers } from '../answer/useApplicationAnswers';

type Props = { applications: readonly OfferApplication[]; answers: Answers; onClose: () => void };

/** Two to four applicants side by side; below each other on a phone. */
export function CompareDialog({ applications, answers, onClose }: Props) {
  const isMobile = useMobile();
  const rows = listCompareRows(applications, { tool: useToolName(), vehicle: useVehicleName() });
  // A question about one of them replaces this dialog.
  const asking = {
    ...answers,
    ask: (question: Parameters<Answers['ask']>[0]) => {
      onClose();
      answers.ask(question);
    },
  };
  const Shape = isMobile ? Stacked : Table;
  return (
    <Modal
      open
      kind="reading"
      size="medium"
      title={texts.compareTitle}
      cancelLabel={texts.closeCompare}
      onClose={onClose}
    >
      <Shape applications={applications} rows={rows} answers={asking} />
    </Modal>
  );
}

type ShapeProps = { applications: readonly OfferApplication[]; rows: readonly CompareRow[]; answers: Answers };

function Table({ applications, rows, answers }: ShapeProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {applications.map((application) => (
            <th key={application.id} scope="col">
              <PersonHead application={application} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, best }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={applications[index]?.id} className={best.includes(index) ? styles.best : undefined}>
                <Cell text={cell} isBest={best.includes(index)} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            <VisuallyHidden>{texts.rows.answer}</VisuallyHidden>
          </th>
          {applications.map((application) => (
            <td key={application.id}>
              <AcceptButton application={application} answers={answers} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Stacked({ applications, rows, answers }: ShapeProps) {
  return (
    <ul className={styles.stack}>
      {applications.map((application, index) => (
        <li key={application.id}>
          <PersonHead application={application} />
          <dl className={styles.compareFacts}>
            {rows.map(({ name, cells, best }) => (
              <div key={name} className={best.includes(index) ? styles.best : undefined}>
                <dt>{name}</dt>
                <dd>
                  <Cell text={cells[index] ?? ''} isBest={best.includes(index)} />
                </dd>
              </div>
            ))}
          </dl>
          <AcceptButton application={application} answers={answers} />
        </li>
      ))}
    </ul>
  );
}

function PersonHead({ application }: { application: OfferApplication }) {
  const name = nameApplicant(application);
  return (
    <Row as="span" gap={2}>
      <Avatar name={name} photoUrl={application.person?.avatar_url ?? null} size={32} />
      <Text as="span" canShrink isFilling weight="strong" isBreaking>
        {name}
      </Text>
      {application.fit && <FitScore score={application.fit.score} />}
    </Row>
  );
}

function Cell({ text, isBest }: { text: string; isBest: boolean }) {
  return (
    <>
      <span className={styles.text}>{text}</span>
      {isBest && <span className={styles.mark}> {texts.best}</span>}
    </>
  );
}
