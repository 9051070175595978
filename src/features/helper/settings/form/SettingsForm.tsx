import { type ReactNode, useState } from 'react';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { useUnsavedWork } from '#platform/forms/drafts/useUnsavedWork';
import type { FieldName } from '#platform/forms/fieldNames';
import { Form } from '#platform/forms/Form';
import { FormSection } from '#platform/forms/layout/FormSection';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { isEqual } from '#platform/lib/plainData';
import { useLeaveGuard } from '#platform/routing/guards/leaveGuard';
import { Row } from '#platform/ui/layout/Layout';
import { showToast } from '#platform/ui/messages/toasts';
import { settingsFormTexts as texts } from '../texts';
import styles from './form.module.css';

type SettingsFormProps<Values extends object> = {
  title: string;
  /** One sentence about why it matters. */
  why: string;
  /** Saved values. */
  values: Values;
  /** Form name of the draft on this device. */
  draft: string;
  /** Fields that a draft does not keep. */
  notPersisted?: readonly FieldName[];
  /** Lists the errors with links, for forms longer than a screen. */
  summary?: boolean;
  onSave: (values: Values) => Promise<unknown>;
  /** Above the fields. */
  notice?: ReactNode;
  children: ReactNode;
};

/** One part of the settings that is saved on its own, with a draft and the question before leaving. */
export function SettingsForm<Values extends object>(props: SettingsFormProps<Values>) {
  const { title, why, draft, notPersisted, summary = false, onSave, notice, children } = props;
  const { hasUnsavedWork, onUnsavedChange } = useUnsavedWork();
  useLeaveGuard(hasUnsavedWork);
  const { values, version, showSentValues } = useShownValues(props.values, hasUnsavedWork);
  const finish = (sent: Values) => {
    showSentValues(sent);
    showToast({ message: texts.saved(title), intent: 'success' });
  };
  return (
    <Form<Values>
      key={version}
      initialValues={values}
      onSubmit={onSave}
      onSubmitted={finish}
      onUnsavedChange={onUnsavedChange}
      summary={summary}
      layout="page"
      aria-label={title}
    >
      <FormSection title={title} why={why}>
        <FormDraft form={draft} {...(notPersisted && { except: notPersisted })} />
        {notice}
        {children}
        <Row align="stretch" className={styles.save}>
          <SubmitButton size="large">{texts.save}</SubmitButton>
        </Row>
      </FormSection>
    </Form>
  );
}

/**
 * The values a form starts with. Newer ones from the provider replace them while nothing is unsaved; `version` is then
 * another, as the `key` of the form.
 */
function useShownValues<Values extends object>(latest: Values, hasUnsavedWork: () => boolean) {
  const [shown, setShown] = useState({ values: latest, version: 0 });
  if (!isEqual(shown.values, latest) && !hasUnsavedWork()) {
    setShown({ values: latest, version: shown.version + 1 });
  }
  /** The form keeps what was sent. */
  const showSentValues = (values: Values) => setShown({ values, version: shown.version });
  return { values: shown.values, version: shown.version, showSentValues };
}
