import type { MouseEvent } from 'react';
import { useLink, useNavigate } from '../../../platform/routing/useLink';
import { Button } from '../../../platform/ui/inputs/Button';
import { Callout } from '../../../platform/ui/feedback/Callout';
import styles from './PlanLimitNotice.module.css';
import { limitTexts as texts } from './texts';
import { href } from '../../../platform/routing/href';

export type PlanLimitNoticeProps = {
  /** What the provider said. */
  text: string;
  /** The limit that was met: the first of `errors.plan`. */
  limit?: string | undefined;
  /** Where to come back to afterwards: a path of ours with its query. */
  returnTo: string;
};

/** A plan has no room for what was sent: leads to the plans and back; what was typed is the form's draft. */
export function PlanLimitNotice({ text, limit, returnTo }: PlanLimitNoticeProps) {
  const link = useLink();
  const navigate = useNavigate();
  const path = plansPath(limit, returnTo);
  /** The form is come back to with its draft, so nobody is asked whether to lose it. */
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

/** It stands above a long form that was sent from below. */
function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** The page of the plans for somebody who met a limit, and the way back to what they were doing. */
function plansPath(limit: string | undefined, returnTo: string): string {
  const query = new URLSearchParams({ ...(limit !== undefined && { limit }), return: returnTo });
  return `${href('company-settings-subscription')}?${query.toString()}`;
}
