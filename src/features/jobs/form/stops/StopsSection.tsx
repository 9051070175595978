import { useRef } from 'react';
import { FormNote } from '#platform/forms/layout/FormSection';
import { useListField } from '#platform/forms/useListField';
import { newKey } from '#platform/lib/newKey';
import { announce } from '#platform/ui/feedback/announcements';
import { PlusIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Stack } from '#platform/ui/layout/Layout';
import { createStop, limits, type Side } from '../../orders';
import { ListError } from '../formParts';
import { orderField, useOrderFormFacts } from '../orderFormContext';
import { StopFields } from './StopFields';
import { sideTitles, stopTexts as texts } from './texts';

/** One to five stops of a side in travel order. */
export function StopsSection({ side }: { side: Side }) {
  const { branch } = useOrderFormFacts();
  const frame = useRef<HTMLDivElement>(null);
  const list = useListField(orderField(side), sideTitles[side]);
  /** Focuses the first of these elements that can take it, after the next render. */
  const focus = (...selectors: string[]) =>
    requestAnimationFrame(() => {
      const found = selectors.map((selector) => frame.current?.querySelector<HTMLElement>(selector));
      found.find((each) => each && !each.hasAttribute('disabled'))?.focus();
    });

  const add = () => {
    const key = newKey();
    list.add(createStop(key, list.read().at(-1)?.state ?? branch.state));
    focus(`[data-stop="${key}"] input`);
  };
  const move = (from: number, to: number) => {
    const [key = '', isUp] = [list.keys[from], to < from];
    list.move(from, to);
    announce(texts.moved(from + 1, to + 1));
    // At an end of the list the pressed button is disabled, so the other one takes the focus.
    const [wanted, other] = isUp ? ['up', 'down'] : ['down', 'up'];
    const getButtonSelector = (way: string | undefined) => `[data-stop="${key}"] [data-move="${way}"] button`;
    focus(getButtonSelector(wanted), getButtonSelector(other));
  };
  const remove = (index: number) => {
    list.remove(index);
    announce(texts.removed(index + 1));
    focus('[data-add] button');
  };
  const isFull = list.keys.length >= limits.stops;
  return (
    <Stack gap={4} ref={frame}>
      <ListError id={list.id} error={list.error} />
      {list.keys.map((key, index) => (
        <StopFields
          key={key}
          side={side}
          index={index}
          stopKey={key}
          count={list.keys.length}
          onMove={move}
          onRemove={remove}
        />
      ))}
      <div data-add="">
        <Button variant="outline" icon={<PlusIcon />} disabled={isFull} onClick={add}>
          {texts.add[side]}
        </Button>
        {isFull && <FormNote>{texts.most}</FormNote>}
      </div>
    </Stack>
  );
}
