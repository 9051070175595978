import { ofJob, press, saveEarlyJob, selectOther, tick } from './actions';
import type { Story } from './story';

export const sixTenAm: Story = {
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
