/** Emails, as the demo inbox shows them. */
export const mailTexts = {
  code: (code: string) => `${code} is your code. It’s valid for 10 minutes.`,
  register: 'Your sign-up code',
  reset: 'Your password reset code',
  changeEmail: 'Your code to change your email',
  emailChanged: 'Your email was changed',
  emailChangedText: (address: string) =>
    `You now log in with ${address}. If you didn’t make this change, contact support right away.`,
  added: (company: string) => `You were added to ${company}`,
  addedText: (name: string, branch: string) =>
    `${name} added you to ${branch}. Set your password with “Forgot Password?”.`,
  addedAgainText: (name: string, branch: string) =>
    `${name} added you to ${branch}. Log in with your existing password.`,
};
