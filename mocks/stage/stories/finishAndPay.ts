import { ofJob, press, saveEarlyJob, type } from './actions';
import type { Story } from './story';

export const finishAndPay: Story = {
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
      caption: 'He accepts. He knew the pay before he answered.',
      actions: [press('button', /^Accept/, ofJob)],
      seen: { side: 'desktop', text: '1 of 1 accepted' },
    },
    {
      side: 'desktop',
      caption: 'The clock of the demo moves on: the truck is empty and everyone is home.',
      actions: [{ do: 'moveClock', days: 0, hours: 9 }],
      seen: { text: /1 of 1 accepted/ },
    },
    {
      side: 'desktop',
      caption: 'Priya closes the job: the hours are filled in, the customer left a tip.',
      open: { email: 'priya@coppermesa.example', path: '/company/job/formed?search=Castellano' },
      actions: [press('link', /^Complete/, ofJob), type('Total tips', '40'), press('button', 'Complete job')],
      seen: { text: /Job #\d+ completed: \$[\d.]+ to the crew/ },
    },
    {
      side: 'phone',
      caption: 'Marcus has it on his phone the same minute: the hours, the tip, and what he earned this week.',
      open: { email: 'marcus@helpers.example', path: '/helper/earnings' },
      actions: [press('link', /./, ofJob)],
      seen: { text: 'Order details' },
    },
  ],
};
