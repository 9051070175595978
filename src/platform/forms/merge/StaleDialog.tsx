import { useId, useState } from 'react';
import { useForm } from 'react-final-form';
import { Columns, Muted, Text } from '#platform/ui/layout/Layout';
import { ChoiceBox, ChoiceGroup } from '../../ui/choices/ChoiceBox';
import { Button } from '../../ui/inputs/Button';
import { Modal } from '../../ui/overlays/Modal';
import { mergeTexts as texts } from '../texts';
import { findDifferences, mergeChanges, type MergeRules } from './mergeValues';
import type { StaleSave } from './useVersionedSave';
import styles from './StaleDialog.module.css';

export type StaleDialogProps<Values extends object, Name extends keyof Values & string, Entity> = {
  stale: StaleSave<Values, Entity>;
  base: Entity;
  toValues: (entity: Entity) => Values;
  rules: MergeRules<Values, Name>;
  getLabel: (name: Name) => string;
  /** A field's value as shown to the user. */
  formatValue: (name: Name, values: Values) => string;
  onSave: (fresh: Entity) => void;
  onClose: () => void;
};

/**
 * Inside a form whose data another user saved first: who, what, and which version of each field to keep. Nothing is
 * lost either way.
 */
export function StaleDialog<Values extends object, Name extends keyof Values & string, Entity>(
  props: StaleDialogProps<Values, Name, Entity>,
) {
  const { stale, base, toValues, rules, getLabel, formatValue, onSave, onClose } = props;
  const [versions] = useState(() => ({ base: toValues(base), mine: stale.mine, theirs: toValues(stale.fresh) }));
  const [differences] = useState(() => findDifferences(versions, rules));
  const [chosen, setChosen] = useState<ReadonlySet<Name>>(() => new Set(differences.both));
  const form = useForm<Values>('StaleDialog');
  const id = useId();
  const choose = (name: Name, keepsMine: boolean) =>
    setChosen((all) => new Set(keepsMine ? [...all, name] : [...all].filter((each) => each !== name)));
  const save = () => {
    const changes = mergeChanges(versions, rules, chosen);
    const changed = rules.listNames(versions.base).filter((name) => name in changes);
    form.batch(() => changed.forEach((name) => form.change(name, changes[name])));
    onSave(stale.fresh);
  };
  return (
    <Modal
      open
      kind="form"
      size="average"
      title={stale.message}
      describedBy={id}
      onClose={onClose}
      cancelLabel={texts.keepEditing}
      actions={
        <Button intent="primary" onClick={save}>
          {stale.isDraft ? texts.takeMerged : texts.saveMerged}
        </Button>
      }
    >
      <Columns gap={4}>
        <p id={id}>{differences.both.length > 0 ? texts.lead : texts.leadClean}</p>
        {differences.both.length > 0 && (
          <Text as="h3" size={14} below={2}>
            {texts.both}
          </Text>
        )}
        {differences.both.map((name) => (
          <MergeChoice
            key={name}
            label={getLabel(name)}
            by={stale.by}
            mine={formatValue(name, versions.mine)}
            theirs={formatValue(name, versions.theirs)}
            keepsMine={chosen.has(name)}
            onChoose={(keepsMine) => choose(name, keepsMine)}
          />
        ))}
        {differences.theirs.length > 0 && (
          <TheirChanges
            lines={differences.theirs.map((name) => [getLabel(name), formatValue(name, versions.theirs)] as const)}
          />
        )}
      </Columns>
    </Modal>
  );
}

type MergeChoiceProps = {
  label: string;
  by: string;
  mine: string;
  theirs: string;
  keepsMine: boolean;
  onChoose: (keepsMine: boolean) => void;
};

function MergeChoice({ label, by, mine, theirs, keepsMine, onChoose }: MergeChoiceProps) {
  const yours = { title: texts.mine, note: mine, checked: keepsMine, onChange: () => onChoose(true) };
  const others = { title: texts.theirs(by), note: theirs, checked: !keepsMine, onChange: () => onChoose(false) };
  return (
    <ChoiceGroup legend={label}>
      <ChoiceBox type="radio" {...yours} />
      <ChoiceBox type="radio" {...others} />
    </ChoiceGroup>
  );
}

function TheirChanges({ lines }: { lines: readonly (readonly [label: string, value: string])[] }) {
  return (
    <section>
      <Text as="h3" size={14} below={2}>
        {texts.alsoChanged}
      </Text>
      <Columns as="dl" gap={2} className={styles.taken}>
        {lines.map(([label, value]) => (
          <Columns gap={3} key={label}>
            <Muted as="dt">{label}</Muted>
            <Text as="dd" isBreaking>
              {value}
            </Text>
          </Columns>
        ))}
      </Columns>
    </section>
  );
}
