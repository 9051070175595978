export const brandTexts = {
  label: 'What Crewboard does',
  claim: 'The right crew on every truck.',
  points: [
    'Take an order and form its crew in minutes.',
    'See who accepted, live, from every branch.',
    'Close the job with hours, tips and pay in order.',
  ],
};
