import { jobLabels } from '../orders';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { useListField } from '#platform/forms/useListField';
import { maxLength } from '#platform/forms/validation/validators';
import { newKey } from '#platform/lib/newKey';
import { Button } from '#platform/ui/inputs/Button';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { PlusIcon, TrashIcon } from '#platform/ui/icons';
import { completionField } from './useCompletion';
import styles from './Closing.module.css';
import type { IssueValues } from './completion';
import { FieldGroup } from './FieldGroup';
import { closingTexts } from './texts';

/** Most issues a job may have. */
const mostIssues = 20;

/** Issues on site, for the office and for insurance. */
export function IssuesSection() {
  const issues = useListField<IssueValues>(completionField('issues'), closingTexts.issues);
  const add = () => issues.add({ key: newKey(), type: 'damage', text: '' });
  return (
    <FieldGroup title={closingTexts.issues}>
      <p className={styles.quiet} id={issues.id} tabIndex={-1}>
        {closingTexts.issuesText}
      </p>
      {issues.keys.map((key, index) => (
        <div key={key} className={styles.issue} role="group" aria-label={closingTexts.issue(index + 1)}>
          <SelectField
            name={completionField(`issues[${index}].type`)}
            label={closingTexts.issueType}
            items={types()}
            required
          />
          <TextField
            name={completionField(`issues[${index}].text`)}
            label={closingTexts.issueText}
            required
            validate={textLength}
          />
          <IconButton
            className={styles.remove}
            icon={<TrashIcon />}
            label={closingTexts.removeIssue(index + 1)}
            onClick={() => issues.remove(index)}
          />
        </div>
      ))}
      <div>
        <Button variant="outline" icon={<PlusIcon />} disabled={issues.keys.length >= mostIssues} onClick={add}>
          {closingTexts.addIssue}
        </Button>
      </div>
    </FieldGroup>
  );
}

const types = () => Object.entries(jobLabels.issue).map(([id, name]) => ({ id, name }));
const textLength = maxLength(500);
