export const checklistTexts = {
  title: 'Set up your company',
  completeTitle: 'Your company is set up',
  complete: 'Branch, team and first job are ready. New activity appears below.',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  hide: 'Hide',
  close: 'Close',
  done: 'Done',
  hidden: 'Checklist hidden. You can open it from your menu.',
  steps: {
    branch: {
      title: 'Create your first branch',
      text: 'Starts with what you entered at sign-up.',
      action: 'Create branch',
    },
    areas: { title: 'Choose service areas', text: 'Where your branch takes jobs.', action: 'Choose areas' },
    team: { title: 'Add your team', text: 'Helpers, drivers and foremen you invite to jobs.', action: 'Add member' },
    job: { title: 'Add your first job', text: 'Customer, addresses, date and crew.', action: 'New job' },
    invitation: { title: 'Invite a crew', text: 'Send the first invitation to a job.', action: 'Invite crew' },
  },
  needs: {
    branch: 'Create a branch first',
    areas: 'Choose service areas first',
    team: 'Add a member first',
    job: 'Add a job first',
    invitation: 'Invite a crew first',
  },
};
