import { getReturnPath } from '#platform/routing/guards/guard';
import { useLink } from '#platform/routing/links/useLink';
import { useQueryParams } from '#platform/routing/useQuery';
import { useSession } from '#platform/session/useSession';
import { getVisitor } from '#platform/session/user';
import { Button } from '#platform/ui/inputs/Button';
import { Callout } from '#platform/ui/feedback/Callout';
import { BackIcon } from '#platform/ui/icons';
import { isLimitName } from '../model/describePlan';
import styles from './SubscriptionPage.module.css';
import { pageTexts as texts } from '../texts';

/** Reason for the redirect here, and a link back. The address may name only pages of this app. */
export function LimitMet({ canManage }: { canManage: boolean }) {
  const [read] = useQueryParams();
  const link = useLink();
  const visitor = getVisitor(useSession(({ user }) => user));
  const [limit, wanted] = [read('limit'), read('return')];
  const back = wanted === null ? undefined : getReturnPath(`return=${encodeURIComponent(wanted)}`, visitor);
  if (limit === null && back === undefined) return null;
  const known = isLimitName(limit) ? limit : undefined;
  return (
    <Callout intent="info" title={texts.met.title(known)}>
      <p>{canManage ? texts.met.text(known) : texts.met.textForOthers}</p>
      {back !== undefined && (
        <div className={styles.noticeAction}>
          <Button size="small" variant="outline" icon={<BackIcon />} {...link(back)}>
            {texts.met.back}
          </Button>
        </div>
      )}
    </Callout>
  );
}
