import type { HelperAreas } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { useSaving } from '#platform/forms/useSaving';
import { href } from '#platform/routing/links/href';
import { Link } from '#platform/routing/links/Link';
import { Callout } from '#platform/ui/feedback/Callout';
import { useSaveWorkAreas } from '../../settingsApi';
import { SettingsForm } from '../form/SettingsForm';
import { type AreaValues, toAreasRequest, toAreaValues } from './areas';
import { OwnAreasField } from './OwnAreasField';
import { workTexts as texts } from './texts';

const field = createFieldNames<AreaValues>();

/** Service areas of the helper with a radius, in a list and on a map. */
export function AreasForm({ areas: { serving_areas, max } }: { areas: HelperAreas }) {
  const { mutateAsync } = useSaveWorkAreas();
  const saving = useSaving<HelperAreas>();
  return (
    <SettingsForm<AreaValues>
      title={texts.areasTitle}
      why={texts.areasWhy}
      values={toAreaValues(serving_areas)}
      draft="helper-areas"
      onSave={(values) => saving.run(() => mutateAsync(toAreasRequest(values)))}
      notice={
        saving.refusal && (
          <Callout intent="warning" title={saving.refusal.text} alert>
            <Link to={href('helper-settings-subscription')}>{texts.morePlan}</Link>
          </Callout>
        )
      }
    >
      <OwnAreasField name={field('serving_areas')} max={max} />
    </SettingsForm>
  );
}
