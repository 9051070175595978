import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { FindAiIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { AddWithinPlan } from '../../billing';
import { offersTexts as texts } from './texts';

/** Leads to a new offer, or explains why the plan allows no more. */
export function NewOfferButton({ fill = false }: { fill?: boolean }) {
  const link = useLink();
  return (
    <AddWithinPlan limit="offers" returnTo={href('company-job-outsourcing')} fill={fill}>
      <Button intent="primary" fill={fill} icon={<FindAiIcon />} {...link(href('company-outsourcing'))}>
        {texts.create}
      </Button>
    </AddWithinPlan>
  );
}
