/** One mistake an engineer could make: `text` occurs once in the files of that area and name, and is replaced. */
export type Fault = readonly [file: string, description: string, text: string, replacement: string];

/** The faults that `npm run mutants` plants. Each changes what the product does. A file may move to any folder. */
export const faults: readonly Fault[] = [
  // Rules of the provider, and the fit score they share with the screens.
  [
    'src formation.ts',
    'a line of the crew is full only with one person too many',
    'return accepted >= required;',
    'return accepted > required;',
  ],
  [
    'mocks busyTimes.ts',
    'a job that starts exactly when the other ends at the latest is a conflict',
    'second.startsAt < getLatestEnd(first)',
    'second.startsAt <= getLatestEnd(first)',
  ],
  [
    'mocks busyTimes.ts',
    'travel time is measured from the pickup of the first job',
    'getMilesBetween(first.to, second.from)',
    'getMilesBetween(first.from, second.from)',
  ],
  [
    'mocks busyTimes.ts',
    'a person counts as available who leaves in the middle of the job',
    'to >= getCoreEnd(booking)',
    'to >= booking.startsAt',
  ],
  [
    'mocks inviting.ts',
    'an invitation expires at the later of two moments',
    'Math.min(now + 24 * hourMs, startsAt - 2 * hourMs)',
    'Math.max(now + 24 * hourMs, startsAt - 2 * hourMs)',
  ],
  ['mocks rules.ts', 'a code works a second time', ' || otp.verified_at !== null', ''],
  ['mocks rules.ts', 'one code more than allowed is sent in ten minutes', '[otpLimits.sends - 1]', '[otpLimits.sends]'],
  [
    'mocks rules.ts',
    'one wrong password more is allowed in a minute',
    'recent.length < failuresAllowed',
    'recent.length <= failuresAllowed',
  ],
  [
    'mocks reconfirm.ts',
    'a moved job does not ask its crew again unless the office says so',
    '(choice ?? kinds.some(isBig))',
    '(choice ?? false)',
  ],
  ['mocks plans.ts', 'the last branch of a plan is refused', 'used + more <= allowed', 'used + more < allowed'],
  ['mocks plans.ts', 'a late payment makes the account read-only immediately', " && status !== 'past_due'", ''],
  ['src fitScore.ts', 'a helper without any jobs counts as fully reliable', 'assumedShowUp: 0.8', 'assumedShowUp: 1'],
  [
    'mocks access.ts',
    'a manager acts in branches of others',
    "managed.includes(branch.id) ? 'open' : 'closed'",
    "'open'",
  ],
  [
    'mocks billing.ts',
    'going from a paid year to a month takes effect at once',
    "row.interval === 'year' && choice.interval === 'month'",
    'false',
  ],
  // Handlers and presenters of the provider.
  [
    'mocks visibility.ts',
    'an invited helper sees the exact address on the map',
    'Math.round(degrees * 10) / 10',
    'degrees',
  ],
  ['mocks visibility.ts', 'the crew reads the history of the office', 'timeline: [],', 'timeline: detail.timeline,'],
  [
    'mocks formation.ts',
    'the cost of a crew counts the travel pay once',
    'order.travel_pay * crewSize(order.crew_requirements)',
    'order.travel_pay',
  ],
  [
    'mocks pages.ts',
    'a page of activities says that it ends one row later',
    'first + rows.length - 1',
    'first + rows.length',
  ],
  [
    'mocks handlers.ts',
    'a person marks activities of others as read',
    'found && toFeedKey(found) === feed ? found : undefined',
    'found',
  ],
  [
    'mocks lists.ts',
    'jobs that have started are listed as starting soon',
    'wait >= 0 && wait <= soonMs',
    'wait <= soonMs',
  ],
  [
    'mocks ratings.ts',
    'those who never come count as reliable',
    'showUp: recent.length === 0 ? null : recent.filter(({ line }) => !line.no_show)',
    'showUp: recent.length === 0 ? null : recent.filter(({ line }) => line.no_show)',
  ],
  [
    'mocks search.ts',
    'the search for helpers lists those first who are members already',
    'Number(a.isMember) - Number(b.isMember)',
    'Number(b.isMember) - Number(a.isMember)',
  ],
  ['mocks rules.ts', 'a branch with an open job is deleted', 'return openOrders > 0', 'return openOrders > 1'],
  // The client's models, validators, masks and exports.
  ['src validators.ts', 'the smallest allowed value is refused', 'Number(value) >= min', 'Number(value) > min'],
  ['src serverErrors.ts', 'errors of the provider do not reach their fields', '!placed.has(name)', 'placed.has(name)'],
  [
    'src masks.ts',
    'a value the browser fills in loses characters in a masked field',
    'shown.endsWith(typed.slice(caret))',
    'true',
  ],
  [
    'src crewPay.ts',
    'hours to pay are not rounded to hundredths',
    "if (rounding === 'none') return Math.round((minutes / 60) * 100) / 100;",
    "if (rounding === 'none') return minutes / 60;",
  ],
  ['src crewEstimate.ts', 'the first flight of stairs makes a job longer', 'Math.max(0, flights - 1)', 'flights'],
  [
    'src stopValues.ts',
    'the map pin of the old address is sent with a new one',
    'pin && pin.of === toAddressKey(stop)',
    'pin',
  ],
  [
    'src mergeValues.ts',
    'of what two people changed, the other version is kept',
    'both.filter((each) => !chosen.has(each))',
    'both.filter((each) => chosen.has(each))',
  ],
  [
    'src savedOrder.ts',
    'a computed weight no longer follows the items of an edited job',
    'weight_lb === computeWeight(volume_cuft ?? autoCuft) ? null : weight_lb',
    'weight_lb',
  ],
  [
    'src memberRules.ts',
    'a member with an expired license cannot be saved',
    'value < today && value !== kept',
    'value < today',
  ],
  // The client's platform: sagas, realtime, HTTP, cache, routing and drafts.
  [
    'src sessionSaga.ts',
    'a late 401 of an old token signs the new session out',
    'else if (token === usedToken)',
    'else',
  ],
  [
    'src branchesSaga.ts',
    'a stored branch stays active that the person no longer has',
    'ids.includes(stored) ? stored :',
    'stored !== 0 ? stored :',
  ],
  [
    'src hub.ts',
    'the first of two listeners that leaves closes the channel for both',
    'if (ofChannel.size > 0) return connection?.joins.add(channel, isRequired(channel));',
    '',
  ],
  ['src resync.ts', 'refetches stay slow after a calm period', 'if (sinceLast > resetAfterMs) interval = 0;', ''],
  ['src callAddress.ts', 'lists in a query are not comma lists', "value.join(',')", "value.join(';')"],
  [
    'src scope.ts',
    'data of the old branch survives a branch switch',
    "return typeof second !== 'number';",
    'return true;',
  ],
  [
    'src guard.ts',
    'a return path leads to pages the person may not open',
    'match && canEnter(match.name, visitor) ? wanted',
    'match ? wanted',
  ],
  ['src drafts.ts', 'a draft is written after its owner has logged out', 'if (gone.has(key.owner)) return;', ''],
];
