import { newcomer } from '../sides';
import { ofJob, press, saveEarlyJob, tick, type } from './actions';
import type { Story } from './story';

const password = 'Moving-2026';

export const fromNothing: Story = {
  name: 'start',
  title: 'From nothing to working',
  sides: {
    desktop: { email: 'priya@coppermesa.example', path: '/company/team/requested?find=1' },
    phone: { email: newcomer, path: '/sign-up/helper' },
  },
  steps: [
    {
      side: 'phone',
      caption: 'Someone wants moving work. A phone and an email are all it takes to begin.',
      actions: [type('Email', '{first}.{last}{turn}@helpers.example'), press('button', 'Continue')],
      seen: { text: 'Check your email' },
    },
    {
      side: 'phone',
      caption: 'The code is in the demo inbox, one tap away.',
      actions: [{ do: 'pasteCode', target: { kind: 'field', name: /^Code/ } }],
      seen: { text: 'About you' },
    },
    {
      side: 'phone',
      caption: 'A name, a phone, a birthday and a password. No paperwork.',
      actions: [
        type('First name', '{first}'),
        type('Last name', '{last}'),
        type('Phone', '6025550{turn}'),
        type('Date of birth', '04/17/2001'),
        type('ZIP code', '85281'),
        type(/^Password/, password),
        type(/^Confirm password/, password),
        tick(/^I agree/),
        press('button', 'Continue'),
      ],
      seen: { text: 'What you do and where' },
    },
    {
      side: 'phone',
      caption: 'What can you do, where, and for how much? The usual pay nearby is right there.',
      actions: [
        tick(/^Helper/),
        { do: 'pick', target: { kind: 'field', name: 'Where do you want to work?' }, text: 'Tempe, AZ' },
        type('Hourly rate', '24'),
        press('button', 'Become a helper'),
      ],
      seen: { text: /Welcome to \w+, \w+!/ },
    },
    {
      side: 'phone',
      caption: 'The profile shows what’s missing: the hours. One switch, copied to the week, and it is complete.',
      actions: [
        press('link', 'Settings'),
        press('link', /^Set your weekly hours/),
        tick('Monday'),
        press('button', 'Copy to weekdays: Monday'),
        press('button', 'Save', { inside: 'Weekly hours' }),
      ],
      seen: { text: 'Weekly hours saved' },
    },
    {
      side: 'desktop',
      caption: 'A minute later the office finds the new helper, and invites them to the team.',
      actions: [
        type('Search by name or city', '{first}'),
        press('button', /^Invite \w+ \w\.$/, { near: '{first}' }),
        press('button', 'Send invitation'),
      ],
      seen: { text: /The invitation to \w+ \w\. was sent/ },
    },
    {
      side: 'phone',
      caption: 'The invitation arrives. One tap, and the new helper is on the team.',
      actions: [press('link', 'Job'), press('button', /Copper Mesa Moving Co/), press('button', /^Join team of /)],
      seen: { text: /You joined the team of / },
    },
    {
      side: 'desktop',
      caption: 'There is a job for one, first thing in the morning.',
      open: { email: 'priya@coppermesa.example', path: '/company/job/create' },
      actions: saveEarlyJob(['Paula', 'Merrick'], 1),
      seen: { text: /Job (#\d+) saved/ },
    },
    {
      side: 'desktop',
      caption: 'The new team member is on the list, free and nearby.',
      actions: [
        press('link', /^Add crew/, ofJob),
        press('button', 'Select {first} {last}'),
        press('button', /^Invite 1/),
      ],
      seen: { text: 'Team edit' },
    },
    {
      side: 'phone',
      caption: 'From nothing to a first job, and the pay is on the phone before the answer.',
      actions: [press('button', /^Accept/, ofJob)],
      seen: { side: 'desktop', text: '1 of 1 accepted' },
    },
  ],
};
