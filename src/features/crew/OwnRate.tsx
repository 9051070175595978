import { formatMoney, formatRate } from '#platform/lib/money';
import { Button } from '#platform/ui/inputs/Button';
import styles from './candidates/Candidates.module.css';
import { crewTexts } from './texts';

type Props = { own: number; offered: number | null | undefined; onOffer: (rate: number) => void };

/** Usual rate of a person. Below it, asks for a decision: their rate in one click, or the lower one. */
export function OwnRate({ own, offered, onOffer }: Props) {
  const less = own - (offered ?? own);
  if (!(less > 0)) return <p className={styles.hint}>{crewTexts.ownRate(formatRate(own))}</p>;
  return (
    <div className={styles.lower} role="status">
      <span>{crewTexts.belowOwnRate(formatRate(own), formatMoney(less))}</span>
      <Button size="small" variant="outline" onClick={() => onOffer(own)}>
        {crewTexts.offerOwnRate(formatRate(own))}
      </Button>
    </div>
  );
}
