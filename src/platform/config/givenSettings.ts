/** The settings that a host may give; the rest has defaults. */
export type GivenSettings = {
  apiUrl?: string;
  productName?: string;
  publicSiteUrl?: string;
  supportEmail?: string;
  googleSignIn?: boolean;
  appleSignIn?: boolean;
  realtimeKey?: string;
  realtimeHost?: string;
  realtimePort?: number;
  realtimeSecurePort?: number;
  realtimeForceTls?: boolean;
  realtimeCluster?: string;
  realtimeAuthPath?: string;
  realtimeUserAuthPath?: string;
  mapStyleUrl?: string;
  geocoderUrl?: string;
};

/** `parse` returns undefined for a value that is not as expected. */
type Check<Value> = { expected: string; parse: (value: unknown) => Value | undefined };

const address = textCheck('an address that starts with https://, http:// or /', (text) => isUrl(text) || isPath(text));
const url = textCheck('an address that starts with https:// or http://', isUrl);
const path = textCheck('a path that starts with /', isPath);
const shortText = textCheck('1 to 40 characters', (text) => text.trim() !== '' && text.length <= 40);
const port: Check<number> = {
  expected: 'a port from 1 to 65535',
  parse: (value) => (/^[1-9]\d{0,4}$/.test(String(value)) && Number(value) <= 65_535 ? Number(value) : undefined),
};
const toggle: Check<boolean> = {
  expected: 'true or false',
  parse: (value) => ({ true: true, false: false })[String(value)],
};

const checks: { readonly [Name in keyof GivenSettings]-?: Check<NonNullable<GivenSettings[Name]>> } = {
  apiUrl: address,
  productName: shortText,
  publicSiteUrl: url,
  supportEmail: textCheck('an email address', (text) => /^[^\s@]+@[^\s@]+$/.test(text)),
  googleSignIn: toggle,
  appleSignIn: toggle,
  realtimeKey: shortText,
  realtimeHost: textCheck('a host name such as ws.example.com', (text) => /^[\w.-]+$/.test(text)),
  realtimePort: port,
  realtimeSecurePort: port,
  realtimeForceTls: toggle,
  realtimeCluster: shortText,
  realtimeAuthPath: path,
  realtimeUserAuthPath: path,
  mapStyleUrl: address,
  geocoderUrl: address,
};

/** Settings that can't be used; `problems` has one sentence for each. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join(' '));
    this.problems = problems;
  }
}

/** Names of all settings that a host may give. */
export const settingNames: readonly string[] = Object.keys(checks);

/** Checks settings from outside, by name. Throws a SettingsError that lists everything wrong. */
export function parseGivenSettings(given: unknown): GivenSettings {
  if (typeof given !== 'object' || given === null) throw new SettingsError(['The settings are not a JSON object.']);
  const parsed: GivenSettings = {};
  const problems: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    const check = isSettingName(name) ? checks[name] : undefined;
    const result = check?.parse(value);
    if (result !== undefined) Object.assign(parsed, { [name]: result });
    else if (check) problems.push(`${name} is ${JSON.stringify(value)}, but must be ${check.expected}.`);
    else problems.push(`There is no setting ${name}.`);
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return parsed;
}

const isSettingName = (name: string): name is keyof GivenSettings => Object.hasOwn(checks, name);

function textCheck(expected: string, isValid: (text: string) => boolean): Check<string> {
  return { expected, parse: (value) => (typeof value === 'string' && isValid(value) ? value : undefined) };
}

function isUrl(text: string): boolean {
  return /^https?:\/\/[^/\s]\S*$/.test(text);
}

function isPath(text: string): boolean {
  return /^\/(?!\/)\S*$/.test(text);
}
