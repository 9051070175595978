import type { ProfileCompletenessMissingItem } from '#generated/model';

type MissingTexts = Record<ProfileCompletenessMissingItem, { action: string; why: string }>;

export const settingsNavTexts = {
  label: 'Settings',
  all: 'All settings',
  missing: 'Missing info',
  complete: (percent: number) => `Profile ${percent}% complete`,
  ready: 'Your profile is complete. Companies can find and invite you.',
  paused: 'Your profile is paused. Companies can’t find you.',
  resume: 'End the pause',
  notReady: 'Companies can find and invite you once these are done.',
  missingPart: {
    name: { action: 'Add your name', why: 'Crews need to know who is coming.' },
    phone: { action: 'Add your phone', why: 'The foreman calls you when plans change.' },
    position: { action: 'Choose your role', why: 'It decides which jobs you’re invited to.' },
    serving_area: { action: 'Add a service area', why: 'Companies look for helpers near the job.' },
    availability: { action: 'Set your weekly hours', why: 'You only get invitations for hours you work.' },
    hourly_rate: { action: 'Set your hourly rate', why: 'Companies see your rate before they invite you.' },
  } satisfies MissingTexts,
};
