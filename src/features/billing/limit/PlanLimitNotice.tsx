import type { MouseEvent } from 'react';
import { can } from '#domain/people/rights';
import { useLink, useNavigate } from '#platform/routing/links/useLink';
import { useUserType } from '#platform/session/useSession';
import { Button } from '#platform/ui/inputs/Button';
import { Callout } from '#platform/ui/feedback/Callout';
import styles from './PlanLimitNotice.module.css';
import { limitTexts as texts } from './texts';
import { getPlansPath } from './plansPath';

export type PlanLimitNoticeProps = {
  /** The provider's message. */
  text: string;
  /** The limit that was reached: the first of `errors.plan`. */
  limit?: string | undefined;
  /** Return path: a path of this app with its query. */
  returnTo: string;
};

/** The plan's limit blocks what was sent. The owner gets a link to the plans and back; the form's draft keeps what was typed. */
export function PlanLimitNotice({ text, limit, returnTo }: PlanLimitNoticeProps) {
  const canUpgrade = can(useUserType(), 'manageSubscription');
  const link = useLink();
  const navigate = useNavigate();
  const path = getPlansPath(limit, returnTo);
  /** The form's draft is restored on return, so the leave guard need not ask. */
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(path, { replace: true });
  };
  return (
    <div ref={focusOnMount} tabIndex={-1} className={styles.notice}>
      <Callout intent="warning" title={text} alert>
        <p>{texts.kept}</p>
        <div className={styles.action}>
          {canUpgrade ? (
            <Button size="small" variant="outline" {...link(path)} onClick={go}>
              {texts.seePlans}
            </Button>
          ) : (
            texts.askOwner
          )}
        </div>
      </Callout>
    </div>
  );
}

/** The notice is above a long form whose submit button is at the bottom. */
function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
