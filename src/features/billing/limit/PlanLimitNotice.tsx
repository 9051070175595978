import type { MouseEvent } from 'react';
import { useLink, useNavigate } from '../../../platform/routing/links/useLink';
import { Button } from '../../../platform/ui/inputs/Button';
import { Callout } from '../../../platform/ui/feedback/Callout';
import styles from './PlanLimitNotice.module.css';
import { limitTexts as texts } from './texts';
import { href } from '../../../platform/routing/links/href';

export type PlanLimitNoticeProps = {
  /** The provider's message. */
  text: string;
  /** The limit that was reached: the first of `errors.plan`. */
  limit?: string | undefined;
  /** Where to return afterwards: a path of this app with its query. */
  returnTo: string;
};

/** The plan's limit blocks what was sent. Links to the plans and back; the form's draft keeps what was typed. */
export function PlanLimitNotice({ text, limit, returnTo }: PlanLimitNoticeProps) {
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
          <Button size="small" variant="outline" {...link(path)} onClick={go}>
            {texts.seePlans}
          </Button>
        </div>
      </Callout>
    </div>
  );
}

/** The notice is above a long form whose submit button is at the bottom. */
function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** Path of the plans page for a user who reached a limit, with the way back. */
function getPlansPath(limit: string | undefined, returnTo: string): string {
  const query = new URLSearchParams({ ...(limit !== undefined && { limit }), return: returnTo });
  return `${href('company-settings-subscription')}?${query.toString()}`;
}
