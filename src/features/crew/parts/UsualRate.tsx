import { formatMoney, formatRate } from '#platform/lib/money';
import { Button } from '#platform/ui/inputs/Button';
import { crewTexts } from '../texts';
import styles from './UsualRate.module.css';

type Props = {
  /** Cents per hour. */
  usual: number | null;
  offered: number | null | undefined;
  onOffer: (rate: number) => void;
};

/** Usual rate of a person, if they have one. Below it, asks for a decision: their rate in one click, or the lower one. */
export function UsualRate({ usual, offered, onOffer }: Props) {
  if (usual === null || usual === 0) return null;
  const less = usual - (offered ?? usual);
  if (!(less > 0)) return <p className={styles.hint}>{crewTexts.usualRate(formatRate(usual))}</p>;
  return (
    <div className={styles.lower} role="status">
      <span>{crewTexts.belowUsualRate(formatRate(usual), formatMoney(less))}</span>
      <Button size="small" variant="outline" onClick={() => onOffer(usual)}>
        {crewTexts.offerRate(formatRate(usual))}
      </Button>
    </div>
  );
}
