import { ProfileStatus } from '#domain/people/profileStatus';
import { inLanguage } from '#platform/language/current';
import type { BranchRow, UserRow } from '../../provider/store/schema';
import { isOffice } from '../../provider/access/access';
import { getStateTimezone } from '../../branches/rules';
import { sendMessage } from '../../provider/realtime/sendMessage';
import type { World } from '../../provider/world';
import { toLogoUrl } from '../../provider/http/input/files';
import type { MemberInput } from '../rules/memberInput';
import { ActiveStatus, UserType } from '#generated/model/codes';
import { mailTexts as texts } from '../../account/texts/mails';

/** Creates the account of a person the company adds. They set a password with a "Forgot password" code. */
export function openAccount(world: World, input: MemberInput, avatar_url: string | null): UserRow {
  const { db, tables, random } = world;
  const branch = tables.branch.get(input.branchIds?.[0] ?? 0);
  const languages = input.file.languages ?? [];
  const user = tables.user.insert({
    id: db.nextId('user'),
    type: UserType.helper,
    ...nameless,
    ...input.profile,
    avatar_url,
    company_id: null,
    password: random.uuid(),
    locale: languages[0] === 'es' ? 'es' : 'en',
    status: ActiveStatus.active,
    email_verified_at: null,
    timezone: branch?.timezone ?? getStateTimezone('AZ'),
    positions: input.positions ?? [],
    hourly_rate: input.terms.hourly_rate ?? null,
    serving_area_ids: [],
    zip: null,
    birth_date: null,
    created_at: world.now(),
  });
  tables.helperProfile.insert({
    user_id: user.id,
    status: ProfileStatus.incomplete,
    languages,
    tool_ids: [],
    vehicle_type_ids: [],
  });
  return user;
}

const nameless = { first_name: '', last_name: '', email: '', phone: '' };

/** Updates the account of a returning person from the form. Office staff have no positions. */
export function reopenAccount(world: World, former: UserRow, input: MemberInput): UserRow {
  const { email: _same, ...profile } = input.profile;
  return writePerson(world, former, { ...input, profile, positions: isOffice(former) ? undefined : input.positions });
}

/** Writes changes to the person's own profile. */
export function writePerson(world: World, member: UserRow, input: MemberInput): UserRow {
  const photo = getPhotoUrl(input);
  const written = world.tables.user.update(member.id, {
    ...input.profile,
    ...(input.positions && { positions: input.positions }),
    ...(photo !== null && { avatar_url: photo }),
  });
  world.announce({ type: 'userUpdated', userId: member.id });
  return written;
}

export function getPhotoUrl({ avatar }: MemberInput): string | null {
  return avatar ? toLogoUrl(avatar) : null;
}

/** Sends the welcome mail to a person who was added, and again to a corrected address. */
export function sendWelcome(world: World, user: UserRow, by: UserRow, branch: BranchRow, how: 'new' | 'again'): void {
  const company = world.tables.company.require(branch.company_id).name;
  const adder = `${by.first_name} ${by.last_name}`;
  const { subject, text } = inLanguage(user.locale, () => ({
    subject: texts.added(company),
    text: (how === 'new' ? texts.addedText : texts.addedAgainText)(adder, branch.name),
  }));
  sendMessage(world, { channel: 'email', to: user.email, subject, text, code: null });
}
