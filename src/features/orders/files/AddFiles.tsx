import { type ChangeEvent, useRef, useState } from 'react';
import { useFeature } from '#platform/provider/useFeature';
import { Button } from '#platform/ui/inputs/Button';
import { PlusIcon } from '#platform/ui/icons';
import { attachmentLimits } from '#domain/limits';
import { fileTypes, splitFiles } from './fileRules';
import styles from './files.module.css';
import { fileTexts as texts } from '../texts';

type AddFilesProps = {
  /** Number of files already added. */
  count: number;
  onFiles: (files: readonly File[]) => void;
  size?: 'small';
};

/** Adds files from this device and names the files that cannot be added. */
export function AddFiles({ count, onFiles, size }: AddFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasFeature = useFeature('orderFiles');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const { good, problems: refused } = splitFiles([...(event.target.files ?? [])], count);
    setProblems(refused);
    if (good.length > 0) onFiles(good);
    // Lets the user choose the same file again after making it smaller.
    event.target.value = '';
  };
  if (!hasFeature) return null;
  return (
    <div className={styles.add}>
      {problems.length > 0 && (
        <ul className={styles.refused} role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={fileTypes.join(',')}
        aria-label={texts.add}
        onChange={choose}
      />
      <Button
        variant="outline"
        icon={<PlusIcon />}
        disabled={count >= attachmentLimits.count}
        {...(size && { size })}
        onClick={() => input.current?.click()}
      >
        {texts.add}
      </Button>
    </div>
  );
}
