import type { Activity } from '#generated/model';

/** A row of the list; `isEarlier` when a newer one about the same offer is above it. */
export type GroupedActivity = { activity: Activity; isEarlier: boolean };

/** Activities of one day, newest first, with the older ones of an offer right below its newest. */
export function groupOffers(activities: readonly Activity[]): GroupedActivity[] {
  const isFirst = (activity: Activity) => activities.find((each) => isSameOffer(each, activity)) === activity;
  return activities.flatMap((activity) => {
    if (!isAboutOffer(activity)) return [{ activity, isEarlier: false }];
    if (!isFirst(activity)) return [];
    return activities
      .filter((each) => isSameOffer(each, activity))
      .map((each) => ({ activity: each, isEarlier: each !== activity }));
  });
}

const isAboutOffer = ({ type }: Activity) => type.startsWith('offer.');

const isSameOffer = (one: Activity, other: Activity) =>
  isAboutOffer(one) && isAboutOffer(other) && one.subject.id === other.subject.id;
