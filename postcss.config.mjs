import { PALETTE } from './tools/css/blueprintColors.ts';
import { blueprintCss } from './tools/css/blueprintCss.ts';
import { isKeptClass } from './tools/css/blueprintParts.ts';

export default { plugins: [blueprintCss({ palette: PALETTE, isKeptClass })] };
