import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { leanBlueprint } from './leanBlueprint.ts';
import { nativeExternalStore } from './nativeExternalStore.ts';
import { oneGridIcons } from './oneGridIcons.ts';
import { operationModules } from './operationModules.ts';
import { shortClassNames } from './shortClassNames.ts';
import { textOnHover } from './textOnHover.ts';
import { withoutIconSets } from './withoutIconSets.ts';

/** What changes or leaves out code of the product, for production and the demo alike. */
export function codeTransforms(): PluginOption[] {
  return [
    react(),
    withoutIconSets(),
    leanBlueprint(),
    nativeExternalStore(),
    oneGridIcons(),
    textOnHover(),
    operationModules(),
    shortClassNames(),
  ];
}
