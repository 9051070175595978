import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { productName, realtimeDefaults, type Settings, signInDefaults } from './settings';
import { SettingsProvider, useSettings, useSlots } from './SettingsContext';

const settings: Settings = {
  productName,
  publicSiteUrl: '/',
  supportEmail: 'a@b.example',
  apiUrl: '/api',
  routerBase: '',
  realtime: { ...realtimeDefaults, host: 'localhost' },
  signIn: signInDefaults,
};

function Shown() {
  const { aboveLoginForm: AboveLoginForm } = useSlots();
  return (
    <p>
      {useSettings().productName}
      {AboveLoginForm && <AboveLoginForm />}
    </p>
  );
}

it('provides settings and slots to all children', () => {
  render(
    <SettingsProvider settings={settings} slots={{ aboveLoginForm: () => <b>{' and more'}</b> }}>
      <Shown />
    </SettingsProvider>,
  );
  expect(screen.getByText('Crewboard')).toHaveTextContent('Crewboard and more');
});

it('says so when settings are read where there are none', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Shown />)).toThrow('Outside the provider of settings');
});
