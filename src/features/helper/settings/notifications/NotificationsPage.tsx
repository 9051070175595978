import type { NotificationChoice, NotificationPreferences } from '#generated/model';
import { createFieldNames, type FieldName } from '#platform/forms/fieldNames';
import { SwitchField } from '#platform/forms/fields/choices/SwitchField';
import { FieldFrame, getLabelId } from '#platform/forms/fields/FieldFrame';
import { WindowField } from '#platform/forms/fields/text/WindowField';
import { useFormValue } from '#platform/forms/formValues';
import { useFormField } from '#platform/forms/useFormField';
import { Row } from '#platform/ui/layout/Layout';
import { useNotificationPreferences, useSaveNotificationPreferences } from '../../settingsApi';
import { SettingsForm } from '../form/SettingsForm';
import { SettingsLayout, WhenLoaded } from '../form/SettingsLayout';
import { notificationTexts as texts } from '../texts';
import styles from './Preferences.module.css';

/** Notification settings of a helper: channels by topic. */
export default function NotificationsPage() {
  const preferences = useNotificationPreferences();
  return (
    <SettingsLayout>
      <WhenLoaded query={preferences} height={560}>
        {(loaded) => <PreferencesForm preferences={loaded} />}
      </WhenLoaded>
    </SettingsLayout>
  );
}

type Choices = readonly NotificationChoice[];
type PreferenceValues = { choices: Choices; is_quiet: boolean; quiet_hours: string; sound: boolean };

const field = createFieldNames<PreferenceValues>();
const usualQuiet = '21:00 - 06:00';

function PreferencesForm({ preferences }: { preferences: NotificationPreferences }) {
  const { mutateAsync } = useSaveNotificationPreferences();
  const { choices, quiet_hours, sound } = preferences;
  const values = { choices, is_quiet: quiet_hours !== null, quiet_hours: quiet_hours ?? usualQuiet, sound };
  return (
    <SettingsForm<PreferenceValues>
      title={texts.title}
      why={texts.why}
      values={values}
      draft="helper-notifications"
      onSave={(changed) =>
        mutateAsync({
          choices: [...changed.choices],
          quiet_hours: changed.is_quiet ? changed.quiet_hours : null,
          sound: changed.sound,
        })
      }
    >
      <ChoiceTable name={field('choices')} />
      <SwitchField
        name={field('is_quiet')}
        label={texts.quiet}
        hint={texts.quietHint}
        onLabel={texts.quietOn}
        offLabel={texts.quietOff}
      />
      <QuietHours />
      <SwitchField
        name={field('sound')}
        label={texts.sound}
        hint={texts.soundHint}
        onLabel={texts.quietOn}
        offLabel={texts.quietOff}
      />
    </SettingsForm>
  );
}

function QuietHours() {
  if (useFormValue(field('is_quiet')) !== true) return null;
  return <WindowField name={field('quiet_hours')} label={texts.quietWindow} required />;
}

const channels = ['push', 'email', 'sms'] as const;

/** A row per topic, a column per channel. The whole cell of a choice can be pressed. */
function ChoiceTable({ name }: { name: FieldName<Choices, PreferenceValues> }) {
  const { value, change, frame } = useFormField<Choices, PreferenceValues>({ name, label: texts.choices }, none);
  const toggle = (index: number, changed: NotificationChoice) => change(value.with(index, changed));
  return (
    <FieldFrame {...frame} group>
      <table id={frame.id} className={styles.table} aria-labelledby={getLabelId(frame.id)}>
        <thead>
          <tr>
            <th scope="col">{texts.topicColumn}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className={styles.channel}>
                {texts.channel[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.map((choice, index) => (
            <tr key={choice.topic}>
              <th scope="row">{texts.topic[choice.topic]}</th>
              {channels.map((channel) => (
                <td key={channel} className={styles.channel}>
                  <Row as="label" justify="center" className={styles.cell}>
                    <input
                      type="checkbox"
                      aria-label={texts.choice(texts.topic[choice.topic], texts.channel[channel])}
                      checked={choice[channel]}
                      onChange={({ currentTarget: { checked } }) =>
                        toggle(index, Object.assign({}, choice, { [channel]: checked }))
                      }
                    />
                  </Row>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FieldFrame>
  );
}

const none: Choices = [];
