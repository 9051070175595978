import { useEffect, useId, useRef } from 'react';
import { Avatar } from '#platform/ui/data/Avatar';
import { ChevronDownIcon } from '#platform/ui/icons';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { getCastPortrait } from '../../account/seed/cast';
import { demoPeople } from '../panel/texts';
import { findPerson, newcomer } from './sides';
import { stageTexts } from './texts';
import styles from './PersonSelect.module.css';

type Props = {
  /** Name of the side that the person is on. */
  side: string;
  email: string;
  onPerson: (email: string) => void;
};

const faceSize = 22;

/** Chooses the person of a side, with faces. The browser's own popover: it is above a frame, and in full screen. */
export function PersonSelect({ side, email, onPerson }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // A press inside a frame is not one on this page.
  useEffect(() => {
    const hide = () => list.current?.hidePopover();
    addEventListener('blur', hide);
    return () => removeEventListener('blur', hide);
  }, []);
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.chosen}>
        <VisuallyHidden>{stageTexts.person(side)}, </VisuallyHidden>
        <Person email={email} />
        <ChevronDownIcon size={12} />
      </button>
      <ul id={id} ref={list} popover="auto" className={styles.list} aria-label={stageTexts.person(side)}>
        {[...demoPeople.map((person) => person.email), newcomer].map((each) => (
          <li key={each}>
            <button
              type="button"
              className={styles.option}
              aria-current={each === email}
              onClick={() => {
                list.current?.hidePopover();
                onPerson(each);
              }}
            >
              <Person email={each} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Person({ email }: { email: string }) {
  const person = findPerson(email);
  const name = person?.name ?? stageTexts.newcomer;
  return (
    <>
      <Avatar name={name} photoUrl={person && getCastPortrait(email)} size={faceSize} />
      <span className={styles.name}>{name}</span>
      {person && <span className={styles.role}>{person.role}</span>}
    </>
  );
}
