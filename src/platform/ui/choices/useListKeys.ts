import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

type ListKeys = {
  active: number;
  setActive: (index: number) => void;
  /** The up and down arrows move; Enter chooses; Escape closes. */
  onKeyDown: (event: KeyboardEvent) => void;
};

type ListKeyOptions = {
  open: boolean;
  count: number;
  list: RefObject<HTMLElement | null>;
  onOpen: () => void;
  onClose: () => void;
  /** On Tab, where leaving the field is not enough to close the list. */
  onLeave?: () => void;
  onChoose: (index: number) => void;
};

/** Keyboard of a field with a list below it (the combobox pattern): the focus stays, the active option moves. */
export function useListKeys({ open, count, list, onOpen, onClose, onLeave, onChoose }: ListKeyOptions): ListKeys {
  const [active, setActive] = useState(-1);

  useEffect(() => {
    if (open && active >= 0) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [open, active, list]);

  function onKeyDown(event: KeyboardEvent): void {
    // An input method uses the same keys for its own list.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') onLeave?.();
    const target = moved(event.key, active, count);
    if (target !== undefined) {
      event.preventDefault();
      if (!open) onOpen();
      setActive(target);
    } else if (open) chooseOrClose(event);
  }

  function chooseOrClose(event: KeyboardEvent): void {
    if (event.key === 'Enter' && active >= 0 && active < count) {
      event.preventDefault();
      onChoose(active);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      // Keeps the dialog around the field open.
      event.stopPropagation();
      onClose();
    }
  }

  return { active: Math.min(active, count - 1), setActive, onKeyDown };
}

function moved(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return count === 0 ? -1 : (active + 1) % count;
  if (key === 'ArrowUp') return (active <= 0 ? count : active) - 1;
  return undefined;
}
