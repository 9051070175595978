import { ProfileStatus } from '#domain/people/profileStatus';
import type { HelperProfile } from '#generated/model';
import { FormSection } from '#platform/forms/layout/FormSection';
import { useFeature } from '#platform/provider/useFeature';
import { LabelledSwitch } from '#platform/ui/inputs/LabelledSwitch';
import { showToast } from '#platform/ui/messages/toasts';
import { useSavePause } from '../../profileApi';
import { workTexts as texts } from './texts';

/** Hides the profile from companies and shows it again. */
export function PauseProfile({ profile: { status } }: { profile: HelperProfile }) {
  const { mutateAsync, isPending, variables } = useSavePause();
  const hasFeature = useFeature('pause');
  // Shows the choice while it is saved.
  const isPaused = isPending ? variables : status === ProfileStatus.paused;

  async function save(paused: boolean): Promise<void> {
    const saved = await mutateAsync(paused);
    showToast({ message: describeStatus(saved.status), intent: 'success' });
  }

  if (!hasFeature) return null;
  return (
    <FormSection title={texts.pause} why={texts.pauseNote}>
      {status === ProfileStatus.incomplete && <p>{texts.incomplete}</p>}
      {status === ProfileStatus.suspended && <p>{texts.suspended}</p>}
      <LabelledSwitch
        label={texts.pause}
        checked={isPaused}
        disabled={isPending || status === ProfileStatus.suspended}
        onLabel={texts.paused}
        offLabel={status === ProfileStatus.incomplete ? texts.notPaused : texts.visible}
        onChange={(paused) => void save(paused).catch(() => undefined)}
      />
    </FormSection>
  );
}

function describeStatus(status: HelperProfile['status']): string {
  if (status === ProfileStatus.paused) return texts.pausedNow;
  return status === ProfileStatus.active ? texts.resumedNow : texts.stillIncomplete;
}
