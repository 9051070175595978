import type { ReactNode } from 'react';
import type { Feature } from '#domain/providerFeatures';
import { useAction } from './slice';

type IfFeatureProps = { name: Feature; children: ReactNode };

/** Shows the actions of a feature only where the provider has it. */
export function IfFeature({ name, children }: IfFeatureProps) {
  return useAction(name) ? children : null;
}
