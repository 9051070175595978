import { PALETTE } from './tools/css/blueprintColors.ts';
import { blueprintCss } from './tools/css/blueprintCss.ts';
import { isKeptClass } from './tools/css/blueprintParts.ts';
import { hoverCss } from './tools/css/hoverCss.ts';

export default { plugins: [blueprintCss({ palette: PALETTE, isKeptClass }), hoverCss()] };
