import type { MouseEvent } from 'react';
import type { Activity } from '#generated/model';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { feedTexts } from '../texts';

type Props = {
  activity: Activity;
  /** Null shows nothing. */
  path: string | null;
  /** The words of the link; "Find people" by default. */
  words?: { text: string; label: string } | undefined;
  className: string | undefined;
  onRead: (activity: Activity) => void;
};

/** Beside the row of an activity: leads to what settles it, and marks the activity as read. */
export function FindPeopleLink({ activity, path, words, className, onRead }: Props) {
  const link = useLink();
  if (path === null) return null;
  const { href, onClick } = link(path);
  const go = (event: MouseEvent<HTMLElement>) => {
    onRead(activity);
    onClick(event);
  };
  return (
    <span className={className}>
      <Button
        size="small"
        variant="outline"
        href={href}
        onClick={go}
        aria-label={words?.label ?? (activity.subject ? feedTexts.findPeopleFor(activity.subject.label) : undefined)}
      >
        {words?.text ?? feedTexts.findPeople}
      </Button>
    </span>
  );
}
