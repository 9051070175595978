export { dangerZoneTexts } from './dangerZone/texts.es';
