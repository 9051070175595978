export { dangerZoneTexts } from './dangerZone/texts.en';
