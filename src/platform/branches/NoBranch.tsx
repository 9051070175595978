import { href } from '../routing/links/href';
import { useLink } from '../routing/links/useLink';
import { useSession } from '../session/useSession';
import { Button } from '../ui/inputs/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { texts } from './texts';

/** The page of a user without a branch. Managers read who gives them access. */
export function NoBranch({ text }: { text: string }) {
  const link = useLink();
  const isManager = useSession(({ user }) => user?.manager === true);
  return (
    <EmptyState
      text={isManager ? texts.noneManaged : text}
      action={<Button {...link(href('company-activity'))}>{texts.toActivity}</Button>}
    />
  );
}
