import { type MouseEvent, useEffect } from 'react';
import { announce } from '#platform/ui/feedback/announcements';
import type { OptionGroup } from '../model/options';
import { searchTexts as texts } from '../texts';
import type { SearchBox } from '../useSearchBox';

/** Passes the options to the field, and announces how many results there are. */
export function useShown({ setOptions }: SearchBox, groups: readonly OptionGroup[], count: number | undefined): void {
  useEffect(() => {
    setOptions(groups.flatMap((group) => group.options));
    return () => setOptions([]);
  }, [groups, setOptions]);
  useEffect(() => {
    if (count !== undefined) announce(texts.found(count));
  }, [groups, count]);
}

/** A press on a tag or a result does not take the focus from the field. */
export function keepFieldFocus(event: MouseEvent): void {
  event.preventDefault();
}
