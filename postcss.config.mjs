import { blueprintCss } from './tools/css/blueprintCss.ts';

export default { plugins: [blueprintCss()] };
