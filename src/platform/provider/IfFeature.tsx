import type { ReactNode } from 'react';
import type { Feature } from '#domain/providerFeatures';
import { useFeature } from './slice';

type IfFeatureProps = { name: Feature; children: ReactNode };

/** Shows what belongs to a feature only while the provider has it. */
export function IfFeature({ name, children }: IfFeatureProps) {
  return useFeature(name) ? children : null;
}
