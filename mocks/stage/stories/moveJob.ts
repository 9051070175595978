import { castIds } from '../../seed/cast';
import { ofJob, press, saveEarlyJob, tick, type } from './actions';
import type { Story } from './story';

export const moveJob: Story = {
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
      actions: [type('Arrival window', '4:30am-5:30am'), tick(/^Require reconfirmation/), press('button', 'Move job')],
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
