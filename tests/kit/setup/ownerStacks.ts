import React from 'react';

/**
 * React's development build notes for each element where it was made, up to 10,000 a second; that is an eighth of the
 * time of the tests of screens. Sets the count to its limit for good. A warning then names its components without
 * the lines that made them.
 */
export function dropOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null || !(COUNT in internals)) return;
  Object.defineProperty(internals, COUNT, { get: () => Infinity, set: ignore });
}

function ignore(): void {}

const COUNT = 'recentlyCreatedOwnerStacks';
