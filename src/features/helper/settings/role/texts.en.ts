import { PositionCode } from '#generated/model/codes';

export const roleTexts = {
  title: 'What you work as',
  why: 'It decides which jobs you’re invited to. Jobs you accepted stay as they are.',
  positions: 'Positions',
  positionsHint: 'Choose up to 3.',
  positionsCovered: 'Foreman/Driver includes Driver and Foreman.',
  upToThree: 'Choose up to 3',
  position: {
    [PositionCode.driver]: { title: 'Driver', note: 'Drives the truck and keeps the schedule. Needs a license.' },
    [PositionCode.foreman]: { title: 'Foreman', note: 'Leads the crew. Needs 1 year of experience.' },
    [PositionCode.helper]: { title: 'Helper', note: 'Carries, packs and loads.' },
    [PositionCode.foremanDriver]: {
      title: 'Foreman/Driver',
      note: 'Leads the crew and drives the truck. Needs a license and 1 year as a foreman.',
    },
  } satisfies Record<PositionCode, { title: string; note: string }>,
  license: 'Driver’s license',
  licenseClass: 'Class',
  licenseState: 'State',
  last4: 'Last 4 digits',
  expires: 'Expires',
  expired: 'This license has expired',
  years: 'Years as a foreman',
  yearsUnit: 'yr',
};
