import type { PositionCode } from '#generated/model';
import type { EmployeeRow, MemberFileRow, UserRow } from '../../provider/store/schema';

type Profile = Partial<Pick<UserRow, 'first_name' | 'last_name' | 'email' | 'phone'>>;
type Terms = Partial<Pick<EmployeeRow, 'employment_type' | 'hourly_rate' | 'status'>>;
type File = Partial<
  Pick<MemberFileRow, 'languages' | 'start_date' | 'dot_medical_expires_on' | 'emergency_contact' | 'notes'>
>;

/** A license as typed: `none`, or parts, some of which may still be missing. */
export type LicenseInput = { class: 'A' | 'B' | 'C' | 'none'; state: string; number_last4: string; expires_on: string };

/** Values of a member form, with lists by name; an empty field clears, a missing one stays unchanged. */
export type MemberInput = {
  profile: Profile;
  positions: PositionCode[] | undefined;
  terms: Terms;
  file: File;
  license: LicenseInput | undefined;
  branchIds: number[] | undefined;
  isManager: boolean | undefined;
  avatar: Blob | undefined;
};
