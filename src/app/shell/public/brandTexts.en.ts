export const brandTexts = {
  label: 'What Crewboard does',
  claim: 'The right crew on every truck.',
  points: [
    'Book a job and build its crew in minutes.',
    'See who accepted, live, at every branch.',
    'Close out jobs with hours, tips and pay on record.',
  ],
};
