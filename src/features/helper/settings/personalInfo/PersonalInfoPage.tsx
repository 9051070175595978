import { useHelperProfile } from '../../settingsApi';
import { SettingsLayout } from '../form/SettingsLayout';
import { WhenLoaded } from '../form/WhenLoaded';
import { LanguageChoice } from './LanguageChoice';
import { PersonalInfoForm } from './PersonalInfoForm';

/** Name, contact and language of the helper. */
export default function PersonalInfoPage() {
  const profile = useHelperProfile();
  return (
    <SettingsLayout>
      <LanguageChoice />
      <WhenLoaded query={profile} height={720}>
        {(loaded) => <PersonalInfoForm profile={loaded} />}
      </WhenLoaded>
    </SettingsLayout>
  );
}
