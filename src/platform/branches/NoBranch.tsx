import { href } from '../routing/links/href';
import { useLink } from '../routing/links/useLink';
import { isCompanyOwner } from '../session/user';
import { useSession } from '../session/useSession';
import { EmptyState } from '../ui/feedback/states';
import { PlusIcon } from '../ui/icons';
import { Button } from '../ui/inputs/Button';
import { texts } from './texts';

/** The page of a user without a branch. The owner can create one; managers read who gives them access. */
export function NoBranch({ text }: { text: string }) {
  const link = useLink();
  const isManager = useSession(({ user }) => user?.manager === true);
  const isOwner = useSession(({ user }) => isCompanyOwner(user));
  const action = isOwner ? (
    <Button intent="primary" icon={<PlusIcon />} {...link(`${href('company-branch')}?branch=new`)}>
      {texts.createBranch}
    </Button>
  ) : (
    <Button {...link(href('company-activity'))}>{texts.toActivity}</Button>
  );
  return <EmptyState text={isManager ? texts.noneManaged : text} action={action} />;
}
