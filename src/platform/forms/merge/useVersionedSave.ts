import { useState } from 'react';
import { isNotFound, isStale, withMessage } from '../../http/failures';
import type { FormDraftProps } from '../drafts/FormDraft';
import { SubmitAborted } from '../Form';
import { mergeTexts } from '../texts';

/** Another user saved first. */
export type StaleSave<Values, Entity> = {
  /** Summary of the other user's changes, in one sentence. */
  message: string;
  /** The other user's name. */
  by: string;
  mine: Values;
  fresh: Entity;
  /** A draft of an older version was restored into the form; nothing is being sent. */
  isDraft: boolean;
};

type Options<Values, Entity> = {
  /** The edited entity in its latest version. */
  entity: Entity;
  /** The property that identifies the entity. */
  idField: keyof Entity & string;
  getEditor: (entity: Entity) => string;
  /** The form's initial values. */
  initialValues: Values;
  formId: string;
  loadFresh: () => Promise<Entity>;
  texts: {
    /** Shown when the entity was deleted. */
    gone: string;
    /** Shown with a draft of an older version; forms without a draft have none. */
    draftStale?: (name: string) => string;
  };
};

/**
 * Saves a new version of an entity that others may change at the same time. `base` is the version being changed. If
 * a newer one exists, the save is refused and `stale` has the data for `StaleDialog`.
 */
export function useVersionedSave<Values extends object, Entity extends { version?: number | null }>(
  options: Options<Values, Entity>,
) {
  const { entity, initialValues, formId, loadFresh, texts } = options;
  const [base, setBase] = useState(entity);
  const [stale, setStale] = useState<StaleSave<Values, Entity>>();
  const describeDraft = texts.draftStale ?? (() => mergeTexts.someoneElse);
  const getEditorName = (fresh: Entity) => options.getEditor(fresh) || mergeTexts.someoneElse;
  const isOlder = (typedOn: unknown): typedOn is Entity => isOlderVersion(typedOn, entity, options.idField);

  const save = async (mine: Values, send: (base: Entity) => Promise<void>) => {
    try {
      await send(base);
    } catch (error) {
      if (isNotFound(error)) throw withMessage(error, texts.gone);
      if (!isStale(error)) throw error;
      const fresh = await loadFresh();
      const by = options.getEditor(fresh) || error.conflicts[0]?.by || mergeTexts.someoneElse;
      setStale({ message: error.message, by, mine, fresh, isDraft: false });
      throw new SubmitAborted();
    }
  };
  const drafted: Pick<FormDraftProps, 'basis' | 'getNote' | 'onRestored'> = {
    basis: base,
    getNote: (typedOn) => (isOlder(typedOn) ? describeDraft(getEditorName(entity)) : undefined),
    onRestored: (restored, typedOn) => {
      if (!isOlder(typedOn)) return;
      const by = getEditorName(entity);
      const mine = { ...initialValues, ...restored };
      setBase(typedOn);
      setStale({ message: describeDraft(by), by, mine, fresh: entity, isDraft: true });
    },
  };
  return {
    base,
    stale,
    save,
    /** For `FormDraft`. Until a draft of an older version is merged, that version is its basis. */
    drafted,
    /** True if a newer version was saved than the one being changed. */
    isOutdated: getVersion(entity) > getVersion(base),
    close: () => setStale(undefined),
    /** Called after the choices were applied to the form. */
    takeOver: (fresh: Entity) => {
      setBase(fresh);
      setStale(undefined);
      if (!stale?.isDraft) resubmit(formId);
    },
  };
}

/** A provider that counts no versions sends none, and compares none. */
const getVersion = ({ version }: { version?: number | null }): number => version ?? 0;

/** Checks whether a draft is based on an older version of the entity. */
export function isOlderVersion<Entity extends { version?: number | null }>(
  typedOn: unknown,
  entity: Entity,
  idField: keyof Entity & string,
): typedOn is Entity {
  if (typeof typedOn !== 'object' || typedOn === null) return false;
  return (
    Reflect.get(typedOn, idField) === entity[idField] && Number(Reflect.get(typedOn, 'version')) < getVersion(entity)
  );
}

/** Submits a form again after the dialog above it has closed, as if its button had been clicked. */
export function resubmit(formId: string): void {
  setTimeout(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  });
}
