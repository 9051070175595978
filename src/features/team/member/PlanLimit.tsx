import { href } from '../../../platform/routing/href';
import { useLink } from '../../../platform/routing/useLink';
import { Button } from '../../../platform/ui/Button';
import { Callout } from '../../../platform/ui/Callout';
import { memberTexts as texts } from './texts';

/** The plan has no room for one more; what was typed waits as a draft. */
export function PlanLimit({ text }: { text: string }) {
  const link = useLink();
  return (
    <div ref={focusOnMount} tabIndex={-1}>
      <Callout intent="warning" title={text} alert>
        <Button size="small" variant="outline" {...link(href('company-settings-subscription'))}>
          {texts.limitLink}
        </Button>
      </Callout>
    </div>
  );
}

/** It stands above a long form that was sent from below. */
function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
