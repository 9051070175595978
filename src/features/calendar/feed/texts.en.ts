export const feedTexts = {
  open: 'Subscribe in your calendar app',
  close: 'Close',
  loading: 'Loading your calendar feed',
  failed: 'Your calendar feed couldn’t be loaded',
  failedText: 'Check your connection and try again.',
  shows: {
    office: 'Open jobs of your branches, without prices and office notes. They update automatically, about every hour.',
    helper: 'Jobs you accepted. They update automatically, about every hour.',
  },
  none: 'Create a private address, then add it to Apple, Google or Outlook Calendar.',
  create: 'Create address',
  address: 'Feed address',
  secret: 'Anyone with this address can see these jobs. Don’t share it.',
  created: (day: string) => `Created ${day}`,
  changed: 'Your feed has a new address. Subscribe with it in your calendar apps; the old one no longer works.',
  ended: 'Your calendar feed is off. Calendar apps no longer get your jobs.',
  apps: {
    apple: {
      name: 'Apple Calendar',
      steps: ['On an iPhone, iPad or Mac, open the link below.', 'Choose Subscribe.'],
    },
    google: {
      name: 'Google Calendar',
      steps: [
        'Open calendar.google.com on a computer.',
        'Next to Other calendars, choose + and From URL.',
        'Paste the address and choose Add calendar.',
      ],
    },
    outlook: {
      name: 'Outlook',
      steps: [
        'Open the calendar and choose Add calendar.',
        'Choose Subscribe from web.',
        'Paste the address and choose Import.',
      ],
    },
  },
  openApple: 'Open in calendar app',
  change: 'Change address',
  changeTitle: 'Change the feed address?',
  changeText: 'The old address stops working immediately. Every calendar app that uses it needs the new one.',
  end: 'Turn off',
  endTitle: 'Turn off your calendar feed?',
  endText: 'Its address stops working immediately. You can create a new one later.',
};
