import { ofJob, press, selectOther, type, type Story } from './story';

export const crewIn90Seconds: Story = {
  name: 'crew',
  title: 'A crew in 90 seconds',
  sides: {
    desktop: { email: 'priya@coppermesa.example', path: '/company/job/create' },
    phone: { email: 'marcus@helpers.example', path: '/helper/job' },
  },
  steps: [
    {
      side: 'desktop',
      caption: 'A customer calls: two bedrooms, Tempe to Gilbert. Priya enters the job while they talk.',
      actions: [
        type('First name', 'Rebecca'),
        type('Last name', 'Hollis'),
        type('Phone', '6025550142'),
        { do: 'choose', target: { kind: 'field', name: 'Move size' }, option: '2 bedrooms, large' },
        { do: 'typeDay', target: { kind: 'field', name: 'Date' }, days: 'weekday' },
        type('Address', '410 W Copperleaf Ave', 'Pickup'),
        type('ZIP code', '85281', 'Pickup'),
        type('City', 'Tempe', 'Pickup'),
        type('Address', '77 S Juniper Ln', 'Destination'),
        type('ZIP code', '85234', 'Destination'),
        type('City', 'Gilbert', 'Destination'),
      ],
      seen: { text: 'Gilbert' },
    },
    {
      side: 'desktop',
      caption: 'Crewboard suggests hours and a crew, and says why. One click fills them in.',
      actions: [press('button', 'Use suggestion')],
      seen: { text: 'Applied' },
    },
    {
      side: 'desktop',
      caption: 'Save. The job is on the board, without a crew yet.',
      actions: [press('button', 'Save job')],
      seen: { text: /Job (#\d+) saved/ },
    },
    {
      side: 'desktop',
      caption: 'Who can work that day? The best fit is first, and anyone with another job is marked.',
      actions: [press('link', /^Add crew/, ofJob)],
      seen: { text: 'Team add' },
    },
    {
      side: 'desktop',
      caption: 'Priya picks Sofia to lead, and Marcus and two more. The first to accept get the three slots.',
      actions: [
        press('button', 'Select Sofia Delgado'),
        press('button', 'Select Marcus Reed'),
        selectOther,
        selectOther,
      ],
      seen: { text: '4 selected' },
    },
    {
      side: 'desktop',
      caption: 'Send the invitations.',
      actions: [press('button', /^Invite 4/)],
      seen: { text: 'Team edit' },
    },
    {
      side: 'phone',
      caption: 'Marcus sees the job on his phone, with the pay and the distance. One tap, and he has it.',
      actions: [press('button', /^Accept/, ofJob)],
      seen: { side: 'desktop', text: '1 of 3 accepted' },
    },
    {
      side: 'second',
      caption: 'Sofia leads the crew. Her phone is in Spanish.',
      open: { email: 'sofia@helpers.example', path: '/helper/job' },
      actions: [press('button', /^Aceptar/, ofJob)],
      seen: { side: 'desktop', text: '2 of 3 accepted' },
    },
    {
      side: 'desktop',
      caption: 'The others answer. The first helper to accept gets the slot, and the crew is formed.',
      actions: [{ do: 'answer' }],
      seen: { text: '3 of 3 accepted' },
    },
  ],
};
