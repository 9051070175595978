import { ofJob, press, saveEarlyJob, tick, type } from './actions';
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
