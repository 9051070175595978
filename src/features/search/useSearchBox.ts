import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { cleanLine } from '#platform/lib/typedText';
import { useNavigate } from '#platform/routing/links/useLink';
import { SEARCH_DEBOUNCE } from '#platform/ui/inputs/SearchInput';
import { useDebounced } from '#platform/ui/useDebounced';
import type { SearchOption } from './model/options';

/** The typed text, and the one that is searched: after a pause, or immediately. */
function useSearchText() {
  const [text, setText] = useState('');
  const [searched, setSearched] = useState('');
  const search = useDebounced(setSearched, SEARCH_DEBOUNCE);
  const searchNow = (next: string) => {
    setText(next);
    search.flush(next.trim());
  };
  const type = (typed: string) => {
    const next = cleanLine(typed);
    if (next.trim() === '') return searchNow(next);
    setText(next);
    search.later(next.trim());
  };
  return { text, searched, type, searchNow };
}

/** Options as the list reports them, and the active one. It is identified by key, because results may be reloaded. */
function useOptions() {
  const [options, setOptions] = useState<readonly SearchOption[]>([]);
  const [activeKey, setActiveKey] = useState<string>();
  const active = options.findIndex(({ key }) => key === activeKey);
  return { options, setOptions, active, setActiveKey };
}

/** Reports the chosen option to the list. */
function useChosen() {
  const listener = useRef<(option: SearchOption) => void>(undefined);
  const reportChosen = (option: SearchOption) => listener.current?.(option);
  const onChosen = useCallback((listen: (option: SearchOption) => void) => void (listener.current = listen), []);
  return { reportChosen, onChosen };
}

type Settings = {
  isOpenAtStart?: boolean;
  /** Called when the search leads to a page. */
  onLeave?: () => void;
};

/** The state of a search field and its list. The list itself is loaded when the field is first used. */
export function useSearchBox({ isOpenAtStart = false, onLeave }: Settings = {}) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(isOpenAtStart);
  const words = useSearchText();
  const { setActiveKey, ...choices } = useOptions();
  const { options, active } = choices;
  const { reportChosen, onChosen } = useChosen();

  function show(next: boolean): void {
    setOpen(next);
    setActiveKey(undefined);
  }

  function searchNow(next: string): void {
    show(true);
    words.searchNow(next);
  }

  function close(): void {
    show(false);
    words.searchNow('');
  }

  function choose(option: SearchOption): void {
    reportChosen(option);
    if (option.type === 'text') return searchNow(option.text);
    close();
    navigate(option.path);
    onLeave?.();
  }

  function move(step: 1 | -1): void {
    if (isOpen) setActiveKey(options[getNext(active, step, options.length)]?.key);
    else show(true);
  }

  function enter(): void {
    const option = options[active];
    if (option) choose(option);
    else searchNow(words.text);
  }

  return {
    ...words,
    ...choices,
    listId: useId(),
    isOpen,
    open: () => show(true),
    /** Keeps the text, because the user may only have changed to another window. */
    hide: () => show(false),
    close,
    type: (next: string) => {
      show(true);
      words.type(next);
    },
    choose,
    onKeyDown: (event: KeyboardEvent) => pressKey(event, { move, enter }),
    onChosen,
  };
}

export type SearchBox = ReturnType<typeof useSearchBox>;

type Keys = { move: (step: 1 | -1) => void; enter: () => void };

function pressKey(event: KeyboardEvent, { move, enter }: Keys): void {
  if (event.nativeEvent.isComposing) return;
  const actions: Record<string, () => void> = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: enter };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

/** The next option, from the last to the first; upwards from the field it is the last one. */
function getNext(active: number, step: 1 | -1, count: number): number {
  if (step === 1) return active + 1 < count ? active + 1 : 0;
  return (active <= 0 ? count : active) - 1;
}

/** Id of an option's element, for `aria-activedescendant`. It may not contain spaces. */
export function toOptionId(listId: string, key: string): string {
  return `${listId}-${encodeURIComponent(key)}`;
}
