export const panelTexts = {
  title: 'Demo: sign in with one tap',
  explanation: 'Nothing leaves this browser. Everyone shares one demo world.',
  failed: 'The demo world isn’t responding. Restart it and try again.',
  restart: 'Restart demo world',
};

export const demoPeople = [
  { email: 'dana@coppermesa.example', name: 'Dana Whitfield', role: 'Owner' },
  { email: 'priya@coppermesa.example', name: 'Priya Nair', role: 'Dispatcher' },
  { email: 'luis@coppermesa.example', name: 'Luis Ortega', role: 'Manager' },
  { email: 'hank@coppermesa.example', name: 'Hank Boyd', role: 'Manager, no branches' },
  { email: 'marcus@helpers.example', name: 'Marcus Reed', role: 'Helper' },
  { email: 'sofia@helpers.example', name: 'Sofia Delgado', role: 'Helper, Spanish' },
  { email: 'tyrell@helpers.example', name: 'Tyrell Banks', role: 'Helper, driver' },
  { email: 'ethan@helpers.example', name: 'Ethan Cole', role: 'New helper' },
] as const;
