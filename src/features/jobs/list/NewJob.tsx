import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { PlusIcon } from '#platform/ui/icons';
import { AddWithinPlan } from '../../billing';
import { listTexts } from './texts';

/** The button that leads to a new job, or why the plan allows no more this month. */
export function NewJob({ fill = false }: { fill?: boolean }) {
  const link = useLink();
  return (
    <AddWithinPlan limit="orders" returnTo={href('company-job')} fill={fill}>
      <Button intent="primary" fill={fill} icon={<PlusIcon />} {...link(href('company-job-create'))}>
        {listTexts.add}
      </Button>
    </AddWithinPlan>
  );
}
