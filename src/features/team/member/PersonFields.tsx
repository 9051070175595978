import type { ReactNode } from 'react';
import { FieldRow } from '../../../platform/forms/layout/FieldRow';
import { ImageField } from '../../../platform/forms/fields/image/ImageField';
import { PhoneField } from '../../../platform/forms/fields/text/PhoneField';
import { TextField } from '../../../platform/forms/fields/text/TextField';
import { memberField } from '../model/memberValues';
import { memberRules as rules, photoLimits } from '../model/memberRules';
import styles from './Member.module.css';
import { memberTexts as texts } from './texts';

type PersonFieldsProps = {
  photoUrl: string | null;
  /** How much of what is being saved has left, from 0 to 1. */
  sent: number | undefined;
  /** It is theirs to change: they came with an account of their own. */
  locked: boolean;
  /** Why the email cannot be changed here; undefined where it can. */
  emailLocked: string | undefined;
  /** What is said under the email, where it is somebody's already. */
  children?: ReactNode;
};

/** Who a member is. It is somebody else, so the browser has nothing to fill in. */
export function PersonFields({ photoUrl, sent, locked, emailLocked, children }: PersonFieldsProps) {
  return (
    <>
      {locked && <p className={styles.note}>{texts.ownsProfile}</p>}
      <ImageField
        name={memberField('avatar')}
        label={texts.photo}
        hint={texts.photoHint}
        alt={texts.photoAlt}
        limits={photoLimits}
        currentUrl={photoUrl}
        sent={sent}
        disabled={locked}
      />
      <FieldRow columns="two">
        <TextField
          name={memberField('first_name')}
          label={texts.firstName}
          autoComplete="off"
          required
          disabled={locked}
          validate={rules.name}
        />
        <TextField
          name={memberField('last_name')}
          label={texts.lastName}
          autoComplete="off"
          required
          disabled={locked}
          validate={rules.name}
        />
      </FieldRow>
      <FieldRow columns="two">
        <TextField
          name={memberField('email')}
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          hint={locked ? undefined : emailLocked}
          disabled={locked || emailLocked !== undefined}
          validate={rules.email}
        />
        <PhoneField name={memberField('phone')} label={texts.phone} autoComplete="off" required disabled={locked} />
      </FieldRow>
      {children}
    </>
  );
}
