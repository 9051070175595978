import * as React from 'react';

/*
 * React's development build captures a stack trace for every element it creates, for the owner in its warnings. That is
 * a tenth of the time of all page tests. Past ten thousand elements a second React itself stops: from then on a warning
 * names the component without the line that created it. Here the count is always past that limit.
 */

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('This version of React counts owner stacks elsewhere.');

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {
    // React sets the count back to 0 every second.
  },
});
