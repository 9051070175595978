import type { BranchNumbers } from '#generated/model';
import type { Month } from '#platform/lib/time/months';
import { getCard } from '../model/cards';
import { enoughJobs, hasEnough, listLines, monthlyNumbers, getName } from '../model/shownNumbers';
import { numbersTexts as texts } from '../texts';
import { DeclinesCard } from './DeclinesCard';
import { MonthCard } from './MonthCard';
import styles from './numbers.module.css';
import { TopHelpersCard } from './TopHelpersCard';

type CardsProps = {
  /** All branches together and each, or one branch. */
  columns: readonly BranchNumbers[];
  months: readonly Month[];
  isTable: boolean;
};

/** All numbers. A branch with few jobs is named instead of drawn. */
export function Cards({ columns, months, isTable }: CardsProps) {
  const [first] = columns;
  if (!first) return null;
  const lines = isTable ? [] : listLines(columns);
  return (
    <>
      {!isTable && <FewJobs columns={columns} />}
      <div className={styles.cards}>
        {monthlyNumbers.map((name) => (
          <MonthCard key={name} card={getCard(name)} columns={columns} lines={lines} months={months} />
        ))}
        <DeclinesCard branch={first} isTable={lines.length === 0} />
        <TopHelpersCard branch={first} />
      </div>
    </>
  );
}

/** Names the branches that have too few jobs for a chart. */
function FewJobs({ columns }: { columns: readonly BranchNumbers[] }) {
  const branches = columns.length > 1 ? columns.slice(1) : columns;
  const few = branches.filter((branch) => !hasEnough(branch));
  return (
    <>
      {few.map((branch) => (
        <p key={branch.branch_id} className={styles.few}>
          {texts.little(getName(branch), branch.jobs, enoughJobs)}
        </p>
      ))}
    </>
  );
}
