import { memo } from 'react';
import type { Side } from '../../orders';
import { useLanguage } from '#platform/language/useLanguage';
import { FieldGroupLabel } from '#platform/forms/formContext';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { MoveDownIcon, MoveUpIcon, TrashIcon } from '#platform/ui/icons';
import { orderField } from '../orderValue';
import styles from './Stops.module.css';
import { StopAccess } from './StopAccess';
import { StopAddress } from './StopAddress';
import { StopMore } from './StopMore';
import { sideTitles, stopTexts as texts } from './texts';

type StopCardProps = {
  side: Side;
  index: number;
  stopKey: string;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

/** One stop: address, access and further details. */
export const StopFields = memo(function StopFields(props: StopCardProps) {
  useLanguage();
  const { side, index, stopKey, count } = props;
  const stop = orderField(`${side}[${index}]`);
  return (
    <FieldGroupLabel value={texts.placeOf(sideTitles[side], index + 1)}>
      <fieldset className={styles.stop} data-stop={stopKey}>
        <legend className={styles.stopTitle}>{texts.stop(index + 1)}</legend>
        {count > 1 && <StopButtons {...props} />}
        <StopAddress stop={stop} />
        <StopAccess stop={stop} />
        <StopMore stop={stop} />
      </fieldset>
    </FieldGroupLabel>
  );
}, isSameStop);

function StopButtons({ index, count, onMove, onRemove }: StopCardProps) {
  const number = index + 1;
  return (
    <div className={styles.stopButtons}>
      <span data-move="up">
        <IconButton
          icon={<MoveUpIcon />}
          label={texts.up(number)}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        />
      </span>
      <span data-move="down">
        <IconButton
          icon={<MoveDownIcon />}
          label={texts.down(number)}
          disabled={index === count - 1}
          onClick={() => onMove(index, index + 1)}
        />
      </span>
      <IconButton icon={<TrashIcon />} label={texts.remove(number)} onClick={() => onRemove(index)} />
    </div>
  );
}
/** The list renders again when a stop is added or removed, and so do all of its buttons. */
function isSameStop(before: StopCardProps, after: StopCardProps): boolean {
  return before.side === after.side && before.index === after.index && before.count === after.count;
}
