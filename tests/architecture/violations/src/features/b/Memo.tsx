// planted eslint(no-restricted-imports): 'memo' import from 'react'
import { memo } from 'react';

export const Line = memo(function Line() {
  return <p />;
});
