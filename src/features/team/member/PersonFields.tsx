import type { ReactNode } from 'react';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { ImageField } from '#platform/forms/fields/image/ImageField';
import { PhoneField } from '#platform/forms/fields/text/PhoneField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { IfFeature } from '#platform/provider/IfFeature';
import { memberField, type MemberValues } from '../model/memberValues';
import { memberRules as rules, photoLimits } from '../model/memberRules';
import styles from './Member.module.css';
import { memberTexts as texts } from './texts';

type PersonFieldsProps = {
  /** The initial values; null for a new member. What the provider does not give may stay empty. */
  before: MemberValues | null;
  photoUrl: string | null;
  /** Share of the upload that was sent, from 0 to 1. */
  sent: number | undefined;
  /** Only the member may change these fields: they joined with their own account. */
  locked: boolean;
  /** Reason the email cannot be changed here; undefined if it can. */
  emailLocked: string | undefined;
  /** Shown below the email when it already belongs to a person. */
  children?: ReactNode;
};

/** Name, photo and contact of a member. Autofill is off, because the member is not the user. */
export function PersonFields({ before, photoUrl, sent, locked, emailLocked, children }: PersonFieldsProps) {
  return (
    <>
      {locked && <p className={styles.note}>{texts.ownsProfile}</p>}
      <IfFeature name="memberPhoto">
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
      </IfFeature>
      <FieldRow columns="two">
        <TextField
          name={memberField('first_name')}
          label={texts.firstName}
          autoComplete="off"
          required={before?.first_name !== ''}
          disabled={locked}
          validate={rules.name}
        />
        <TextField
          name={memberField('last_name')}
          label={texts.lastName}
          autoComplete="off"
          required={before?.last_name !== ''}
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
          required={before?.email !== ''}
          hint={locked ? undefined : emailLocked}
          disabled={locked || emailLocked !== undefined}
          validate={rules.email}
        />
        <PhoneField
          name={memberField('phone')}
          label={texts.phone}
          autoComplete="off"
          required={before?.phone !== ''}
          disabled={locked}
        />
      </FieldRow>
      {children}
    </>
  );
}
