import { useState } from 'react';
import { FormNote } from '../../../platform/forms/FormNote';
import { announce } from '../../../platform/ui/announcements';
import { Callout } from '../../../platform/ui/Callout';
import { IconButton } from '../../../platform/ui/IconButton';
import { TrashIcon } from '../../../platform/ui/icons';
import { AddFiles } from '../detail/FilesSection';
import { fileProblem } from '../detail/fileRules';
import { fileSize } from '../detail/laborShare';
import { detailTexts } from '../detail/texts';
import styles from './OrderForm.module.css';
import { useOrderFormFacts } from './orderFormContext';
import { formTexts as texts } from './texts';

/** Files of a job that has no number yet: they wait here and are sent as soon as it is saved. */
export function NewFilesSection() {
  const { files } = useOrderFormFacts();
  const [problems, setProblems] = useState<readonly string[]>([]);
  if (!files) return null;
  const add = (chosen: readonly File[]) => {
    const good: File[] = [];
    const told = chosen.flatMap((file) => {
      const problem = fileProblem(file, files.chosen.length + good.length);
      if (problem === undefined) good.push(file);
      return problem === undefined ? [] : [detailTexts.fileFailed(file.name, problem)];
    });
    if (good.length > 0) files.choose([...files.chosen, ...good]);
    setProblems(told);
  };
  const remove = (file: File) => {
    files.choose(files.chosen.filter((each) => each !== file));
    announce(detailTexts.fileRemoved(file.name));
  };
  return (
    <>
      {files.chosen.length > 0 && (
        <ul className={styles.files}>
          {files.chosen.map((file) => (
            <li key={`${file.name}-${file.lastModified}-${file.size}`}>
              <span>{file.name}</span>
              <span className={styles.note}>{fileSize(file.size)}</span>
              <IconButton icon={<TrashIcon />} label={detailTexts.removeFile(file.name)} onClick={() => remove(file)} />
            </li>
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <ul className={styles.problems} role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <div>
        <AddFiles busy={false} onFiles={add} />
      </div>
      {files.isKept ? <FormNote>{texts.filesKept}</FormNote> : <Callout intent="warning">{texts.filesNotKept}</Callout>}
    </>
  );
}
