import type { OfferRequirements } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { Section } from '../../jobs/detail/Section';
import { jobListTexts } from '../../jobs/texts';
import { specificationTexts } from '../../settings/texts';
import { useToolsToChoose, useVehicleTypesToChoose } from '../../settingsApi';
import { offerDetailTexts as texts } from '../texts';

type Named = { id: number; title: string };

/** Requirements of the company. Renders nothing if there are none. */
export function WantedSection({ requirements }: { requirements: OfferRequirements }) {
  const { tool_ids, vehicle_type_ids, languages, min_rating } = requirements;
  const tools = nameAll(useToolsToChoose().data, tool_ids, specificationTexts.toolName);
  const vehicles = nameAll(useVehicleTypesToChoose().data, vehicle_type_ids, specificationTexts.vehicleName);
  const lines = [
    ...(tools.length > 0 ? [texts.tools(jobListTexts.list(tools))] : []),
    ...(vehicles.length > 0 ? [texts.vehicles(jobListTexts.list(vehicles))] : []),
    ...(languages.length > 0
      ? [texts.languages(jobListTexts.list(languages.map((each) => texts.language[each])))]
      : []),
    ...(min_rating === null ? [] : [texts.minRating(formatNumber(min_rating, 1))]),
  ];
  if (lines.length === 0) return null;
  return (
    <Section title={texts.wanted}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Section>
  );
}

function nameAll(
  known: readonly Named[] = [],
  ids: readonly number[],
  names: Readonly<Record<string, string>>,
): string[] {
  return known.filter(({ id }) => ids.includes(id)).map(({ title }) => names[title] ?? title);
}
