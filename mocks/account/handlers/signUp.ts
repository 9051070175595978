import { ActiveStatus, UserType } from '#generated/model/codes';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { createTrial } from '../../billing/rules/billing';
import { getStateTimezone } from '../../branches/rules';
import { settleProfile } from '../../helper/handlers/hours';
import { issueToken } from '../../provider/http/authenticate';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { refuseProblems } from '../../provider/rules/refusals';
import type { UserRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { presentCompany, presentUser } from '../answers';
import { checkConfirmation, checkEmailFree, findHelperProblems, otpLimits } from '../rules';
import { consumeToken, sendCode, verifyCode, startSession } from './signIn';

export function requestRegisterOtp({ world, body }: Context<'requestRegisterOtp'>) {
  requireFreeEmail(world, body.email);
  const ask = { purpose: 'register', email: body.email, account_type: body.type, user_id: null } as const;
  const { id, email } = sendCode(world, ask, true);
  const { validSeconds, resendSeconds, digits } = otpLimits;
  return { otp_id: id, email, expires_in: validSeconds, resend_in: resendSeconds, length: digits };
}

export function verifyRegisterOtp({ world, body }: Context<'verifyRegisterOtp'>) {
  const temporary_token = verifyCode(world, 'register', body.otp_id, body.code);
  return { temporary_token, expires_in: otpLimits.tokenSeconds };
}

/** The last step of a helper. */
export function signUpHelper({ world, body }: Context<'signUpHelper'>) {
  const { email } = consumeToken(world, 'helperSignUp', body.temporary_token);
  requireFreeEmail(world, email);
  const areas = [...new Set(body.serving_area_ids)].map((id) => world.tables.servingArea.get(id));
  const timezone = getStateTimezone(areas.find((area) => area !== undefined)?.state_code ?? 'AZ');
  throwIfRefused(refuseProblems(findHelperProblems(body, areas, todayIn(timezone, world.clock.now()))));
  const user = insertUser(world, {
    type: UserType.helper,
    email,
    password: body.password,
    first_name: body.first_name,
    last_name: body.last_name,
    phone: body.phone,
    locale: body.locale ?? 'en',
    timezone,
    email_verified_at: world.now(),
    positions: [...new Set(body.positions)],
    hourly_rate: body.hourly_rate,
    zip: body.zip,
    serving_area_ids: areas.flatMap((area) => (area ? [area.id] : [])),
    birth_date: body.birth_date,
  });
  settleProfile(world, user.id);
  return startSession(world, user);
}

/** The last step of a company; with a token the email is the verified one. */
export function register({ world, body }: Context<'register'>) {
  const { temporary_token: token } = body;
  const email = token === undefined ? body.email : consumeToken(world, 'companySignUp', token).email;
  requireFreeEmail(world, email);
  throwIfRefused(checkConfirmation(body));
  const user = insertUser(world, {
    type: UserType.owner,
    email,
    password: body.password,
    first_name: body.first_name,
    last_name: body.last_name,
    phone: body.phone,
    locale: 'en',
    timezone: getStateTimezone(body.state),
    zip: body.zip,
    email_verified_at: token === undefined ? null : world.now(),
  });
  const company = world.tables.company.insert({
    name: body.company_name,
    owner_id: user.id,
    usdot_number: body.usdot_number ?? null,
    phone: body.phone,
    email,
    city: body.city,
    state: body.state,
    zip: body.zip,
    fleet_size: body.fleet_size,
    created_at: world.now(),
    setup_dismissed_at: null,
    id: world.db.nextId('company'),
  });
  const owner = world.tables.user.update(user.id, { company_id: company.id });
  world.tables.subscription.insert({ ...createTrial(company.id, world.now()), id: world.db.nextId('subscription') });
  const access_token = issueToken(world, owner.id);
  return { access_token, user: presentUser(world.tables, owner), company: presentCompany(company) };
}

type NewUser = Partial<UserRow> &
  Pick<UserRow, 'type' | 'email' | 'password' | 'first_name' | 'last_name' | 'phone' | 'locale' | 'timezone'>;

/** Adds an account; columns that are not given are empty. */
export function insertUser({ db, tables, now }: World, given: NewUser): UserRow {
  return tables.user.insert({
    avatar_url: null,
    company_id: null,
    email_verified_at: null,
    positions: [],
    status: ActiveStatus.active,
    hourly_rate: null,
    serving_area_ids: [],
    zip: null,
    birth_date: null,
    ...given,
    id: db.nextId('user'),
    created_at: now(),
  });
}

export function requireFreeEmail({ tables }: World, email: string): void {
  throwIfRefused(checkEmailFree(tables.user.count('email', email.toLowerCase()) > 0));
}
