import { useRef, useState } from 'react';
import { saveFile } from '#platform/lib/device/saveFile';
import type { WorldLink } from '../../bridge/worldLink';
import styles from './PresenterPanel.module.css';
import { presenterTexts as texts } from './texts';

type Props = { link: Promise<WorldLink>; onOpened: () => void };

/** Saves everything in the demo as a file, and opens such a file. */
export function WorldFile({ link, onOpened }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const save = async () => {
    const { text } = await (await link).control('exportWorld', {});
    saveFile('crewboard-world.json', 'application/json', text);
  };
  const open = async (file: File) => {
    try {
      await (await link).control('importWorld', { text: await file.text() });
      setProblem('');
      onOpened();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div role="group" aria-label={texts.world}>
      <div className={styles.ways}>
        <button type="button" onClick={() => void save()}>
          {texts.save}
        </button>
        <button type="button" title={texts.resetHint} onClick={() => input.current?.click()}>
          {texts.open}
        </button>
        <input
          ref={input}
          type="file"
          accept=".json"
          aria-label={texts.open}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void open(file);
            target.value = '';
          }}
        />
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
    </div>
  );
}
