import { Button as BlueprintButton } from '@blueprintjs/core';

export function Button({ label }: { label: string }) {
  return <BlueprintButton text={label} />;
}
