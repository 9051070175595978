import { useState } from 'react';
import { isNotFound, isStale, reworded } from '../../http/failures';
import type { FormDraftProps } from '../drafts/FormDraft';
import { NotSent } from '../Form';
import { mergeTexts } from './mergeTexts';
import { resubmit } from './resubmit';

/** Somebody else saved first. */
export type StaleSave<Values, Entity> = {
  /** Who changed what, in one sentence. */
  message: string;
  /** Their name. */
  by: string;
  mine: Values;
  fresh: Entity;
  /** Nothing is being sent: what was typed earlier, on an older version, was restored into the form. */
  isDraft: boolean;
};

type Options<Values, Entity> = {
  /** What is edited, as the provider knows it by now. */
  entity: Entity;
  /** The property that says which thing it is. */
  idName: keyof Entity & string;
  changedBy: (entity: Entity) => string;
  /** What the form began with. */
  initialValues: Values;
  formId: string;
  loadFresh: () => Promise<Entity>;
  texts: {
    /** Said when it was deleted in the meantime. */
    gone: string;
    /** Said beside a draft that was typed on an older version. */
    draftStale: (name: string) => string;
  };
};

/**
 * Saves a new version of something that others may change at the same time. `base` is the version being changed; where
 * a newer one exists nothing is sent, and `stale` holds what `StaleDialog` asks about.
 */
export function useVersionedSave<Values extends object, Entity extends { version: number }>(
  options: Options<Values, Entity>,
) {
  const { entity, initialValues, formId, loadFresh, texts } = options;
  const [base, setBase] = useState(entity);
  const [stale, setStale] = useState<StaleSave<Values, Entity>>();
  const nameOf = (fresh: Entity) => options.changedBy(fresh) || mergeTexts.somebody;
  const isOlder = (typedOn: unknown): typedOn is Entity => isOlderVersion(typedOn, entity, options.idName);

  const save = async (mine: Values, send: (base: Entity) => Promise<void>) => {
    try {
      await send(base);
    } catch (error) {
      if (isNotFound(error)) throw reworded(error, texts.gone);
      if (!isStale(error)) throw error;
      const fresh = await loadFresh();
      const by = options.changedBy(fresh) || error.conflicts[0]?.by || mergeTexts.somebody;
      setStale({ message: error.message, by, mine, fresh, isDraft: false });
      throw new NotSent();
    }
  };
  const drafted: Pick<FormDraftProps, 'basis' | 'meanwhile' | 'onRestored'> = {
    basis: base,
    meanwhile: (typedOn) => (isOlder(typedOn) ? texts.draftStale(nameOf(entity)) : undefined),
    onRestored: (restored, typedOn) => {
      if (!isOlder(typedOn)) return;
      const by = nameOf(entity);
      const mine = { ...initialValues, ...restored };
      setBase(typedOn);
      setStale({ message: texts.draftStale(by), by, mine, fresh: entity, isDraft: true });
    },
  };
  return {
    base,
    stale,
    save,
    /** For `FormDraft`: until a draft of an older version is settled, that is the version it changes. */
    drafted,
    /** Whether somebody saved a newer version than the one being changed. */
    isOutdated: entity.version > base.version,
    close: () => setStale(undefined),
    /** After the form holds what was chosen. */
    takeOver: (fresh: Entity) => {
      setBase(fresh);
      setStale(undefined);
      if (!stale?.isDraft) resubmit(formId);
    },
  };
}

/** Whether a draft was typed on an older version: it holds the thing as it was read then. */
function isOlderVersion<Entity extends { version: number }>(
  typedOn: unknown,
  entity: Entity,
  idName: keyof Entity & string,
): typedOn is Entity {
  if (typeof typedOn !== 'object' || typedOn === null) return false;
  return Reflect.get(typedOn, idName) === entity[idName] && Number(Reflect.get(typedOn, 'version')) < entity.version;
}
