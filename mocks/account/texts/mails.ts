import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

/** Emails, as the demo inbox shows them. */
export const mailTexts = inCurrentLanguage({
  en: {
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
  },
  es: {
    code: (code) => `${code} es su código. Es válido por 10 minutos.`,
    register: 'Su código para registrarse',
    reset: 'Su código para restablecer la contraseña',
    changeEmail: 'Su código para cambiar el correo electrónico',
    emailChanged: 'Su correo electrónico cambió',
    emailChangedText: (address) =>
      `Ahora inicia sesión con ${address}. Si usted no hizo este cambio, comuníquese de inmediato con soporte.`,
    added: (company) => `Ahora es parte de ${company}`,
    addedText: (name, branch) => `${name} le agregó a ${branch}. Elija su contraseña con “¿Olvidó su contraseña?”.`,
    addedAgainText: (name, branch) => `${name} le agregó a ${branch}. Inicie sesión con su contraseña actual.`,
  },
});
