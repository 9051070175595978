import { nameStatus } from '#platform/lib/codes';
import type { OutsourceOffer } from '#generated/model';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { nameOffer } from '../parts/describeOffer';
import { offerLabels } from '../parts/labels';
import { offersTexts as texts } from './texts';

/** Identifies offers and describes their changes for `steadyList`. */
export const offerChangeRules: ChangeRules<OutsourceOffer> = {
  getId: ({ id }) => id,
  describeChange: describeOfferChange,
};

/** A sentence about what changed in an offer since it was last shown; undefined without a change. */
function describeOfferChange(before: OutsourceOffer | undefined, now: OutsourceOffer): string | undefined {
  const name = nameOffer(now);
  if (!before) return texts.arrived(name);
  if (before.status !== now.status) return texts.statusNow(name, nameStatus(offerLabels.status, now.status));
  if (before.counts.applied < now.counts.applied) return texts.newApplication(name, now.counts.applied);
  return getLook(before) === getLook(now) ? undefined : texts.changed(name);
}

/** A key of what the user decides about. Views alone are no news. */
function getLook({ version, waiting, counts: { applied, accepted }, apply_by }: OutsourceOffer): string {
  return [version, waiting, applied, accepted, apply_by].join();
}
