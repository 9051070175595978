import { castIds } from '../../../account/seed/cast';
import { newcomer } from '../sides';
import { crewIn90Seconds } from './crewIn90Seconds';
import { type Story, ofJob, press, saveEarlyJob, tick, type, selectOther } from './story';

const sixTenAm: Story = {
  name: 'late',
  title: 'Saturday 6:10 AM',
  sides: {
    desktop: { email: 'priya@coppermesa.example', path: '/company/job/create' },
    phone: { email: 'tyrell@helpers.example', path: '/helper/job' },
  },
  steps: [
    {
      side: 'desktop',
      caption:
        'A studio has to be out before the shop below opens. Priya books it: two people, first thing on Saturday.',
      actions: saveEarlyJob(['Naomi', 'Whitaker'], 2, { days: 'saturday', window: '7am-8am', hours: '1' }),
      seen: { text: /Job (#\d+) saved/ },
    },
    {
      side: 'desktop',
      caption: 'She invites Tyrell and one more.',
      actions: [
        press('link', /^Add crew/, ofJob),
        press('button', 'Select Tyrell Banks'),
        selectOther,
        press('button', /^Invite 2/),
      ],
      seen: { text: 'Team edit' },
    },
    {
      side: 'phone',
      caption: 'Tyrell takes the job, the other helper too. Priya sees it immediately.',
      actions: [press('button', /^Accept/, ofJob), { do: 'answer' }],
      seen: { side: 'desktop', text: '2 of 2 accepted' },
    },
    {
      side: 'phone',
      caption: 'Saturday, 6:10 AM: his truck doesn’t start. He withdraws, and says why, so the office knows in time.',
      open: { email: 'tyrell@helpers.example', path: '/helper/job/company/accepted' },
      actions: [
        { do: 'awaitSaturday', time: '06:10' },
        press('link', 'Open job {1}'),
        press('button', 'Withdraw'),
        tick('Vehicle problem'),
        press('button', 'Withdraw', { inside: 'Withdraw from this job?' }),
      ],
      seen: { side: 'desktop', text: '1 of 2 accepted' },
    },
    {
      side: 'desktop',
      caption:
        'No phone list, no ten calls. The best people who are free and nearby are on top, and Priya invites Sofia.',
      actions: [press('link', 'Add people'), press('button', 'Select Sofia Delgado'), press('button', /^Invite 1/)],
      seen: { text: 'Team edit' },
    },
    {
      side: 'second',
      caption: 'Sofia’s phone is in Spanish. She accepts, and the crew is full again.',
      open: { email: 'sofia@helpers.example', path: '/helper/job' },
      actions: [press('button', /^Aceptar/, ofJob)],
      seen: { side: 'desktop', text: '2 of 2 accepted' },
    },
  ],
};

const moveJob: Story = {
  name: 'move',
  title: 'A new time without surprises',
  isWide: true,
  sides: {
    desktop: { email: 'priya@coppermesa.example', path: '/company/job/create' },
    phone: { email: 'marcus@helpers.example', path: '/helper/job' },
  },
  steps: [
    {
      side: 'desktop',
      caption: 'An early job for one: a few boxes out of a studio.',
      actions: saveEarlyJob(['Curtis', 'Lindqvist'], 1),
      seen: { text: /Job (#\d+) saved/ },
    },
    {
      side: 'desktop',
      caption: 'Marcus gets the invitation.',
      actions: [press('link', /^Add crew/, ofJob), press('button', 'Select Marcus Reed'), press('button', /^Invite 1/)],
      seen: { text: 'Team edit' },
    },
    {
      side: 'phone',
      caption: 'He accepts. The job is covered.',
      actions: [press('button', /^Accept/, ofJob)],
      seen: { side: 'desktop', text: /1 of 1 accepted/ },
    },
    {
      side: 'desktop',
      caption: 'The customer calls: half an hour later, please. Priya opens it in Marcus’s calendar.',
      open: { email: 'priya@coppermesa.example', path: `/company/calendar?view=month&person=${castIds.marcus}` },
      actions: [press('button', /Curtis Lindqvist/, ofJob), press('button', 'Move to…')],
      seen: { text: 'Choose another day or time.' },
    },
    {
      side: 'desktop',
      caption: 'Before anything moves, she sees who is affected. She asks Marcus to confirm the new time.',
      actions: [type('Arrival window', '4:30am-5:30am'), tick(/^Ask the crew to confirm/), press('button', 'Move job')],
      seen: { text: /is now on/ },
    },
    {
      side: 'phone',
      caption: 'Marcus sees the old and the new time, and keeps the job with one tap.',
      open: { email: 'marcus@helpers.example', path: '/helper/job' },
      actions: [press('button', /^Accept/, ofJob)],
      seen: { text: /Job #\d+ accepted/ },
    },
  ],
};

const password = 'Moving-2026';

const fromNothing: Story = {
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

const finishAndPay: Story = {
  name: 'pay',
  title: 'Finish and pay',
  sides: {
    desktop: { email: 'priya@coppermesa.example', path: '/company/job/create' },
    phone: { email: 'marcus@helpers.example', path: '/helper/job' },
  },
  steps: [
    {
      side: 'desktop',
      caption: 'A short job before the heat: one helper, two hours.',
      actions: saveEarlyJob(['Irene', 'Castellano'], 1),
      seen: { text: /Job (#\d+) saved/ },
    },
    {
      side: 'desktop',
      caption: 'Marcus is the best fit.',
      actions: [press('link', /^Add crew/, ofJob), press('button', 'Select Marcus Reed'), press('button', /^Invite 1/)],
      seen: { text: 'Team edit' },
    },
    {
      side: 'phone',
      caption: 'He accepts. He saw the pay before he accepted.',
      actions: [press('button', /^Accept/, ofJob)],
      seen: { side: 'desktop', text: '1 of 1 accepted' },
    },
    {
      side: 'desktop',
      caption: 'The clock of the demo moves on: the truck is empty and everyone is home.',
      open: { email: 'priya@coppermesa.example', path: '/company/job/formed?search=Castellano' },
      actions: [{ do: 'moveClock', days: 0, hours: 9 }],
      seen: { text: /Complete(?!d)/ },
    },
    {
      side: 'desktop',
      caption: 'Priya closes the job: 2¾ hours on site, a 30-minute break, and the customer left a tip of $25.',
      actions: [
        press('link', /^Complete/, ofJob),
        type('Start – end', '4:30am-7:15am'),
        type('Break', '30'),
        type('Total tips', '25'),
      ],
      seen: { text: '$79.00' },
    },
    {
      side: 'desktop',
      caption: 'Five stars, and Marcus is a favorite of the office from now on.',
      actions: [
        tick('5 stars'),
        { do: 'choose', target: { kind: 'field', name: 'Rehire?' }, option: 'Favorite' },
        press('button', 'Complete job'),
      ],
      seen: { text: /Job #\d+ completed: \$79\.00 to the crew/ },
    },
    {
      side: 'phone',
      caption: 'Marcus has it on his phone the same minute: the hours, the tip, and how they add up to $79.',
      open: { email: 'marcus@helpers.example', path: '/helper/earnings' },
      actions: [press('link', /./, ofJob)],
      seen: { text: /Order details.*\$79\b/ },
    },
    {
      side: 'desktop',
      caption:
        'Dana owns the company. She sees the planned and actual hours of each job, and downloads them as a spreadsheet.',
      open: { email: 'dana@coppermesa.example', path: '/company/job/history' },
      actions: [press('button', 'Download CSV', { behind: 'Filters' })],
      seen: { text: /Downloaded \S+\.csv/ },
    },
    {
      side: 'desktop',
      caption: 'Half of her crews read Spanish. The sheets of the day print in either language.',
      open: { email: 'dana@coppermesa.example', path: '/company/job/formed' },
      actions: [press('link', 'Day sheet', { behind: 'Filters' })],
      seen: { text: 'Print in Spanish' },
    },
  ],
};

export const stories: readonly Story[] = [crewIn90Seconds, sixTenAm, finishAndPay, moveJob, fromNothing];
