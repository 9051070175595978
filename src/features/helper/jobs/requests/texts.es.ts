import type { Translation } from '#platform/language/translation';
import type { joinRequestTexts as english } from './texts.en';

export const joinRequestTexts: Translation<typeof english> = {
  title: 'Empresas que le quieren en su equipo',
  branch: (company, branch) => `${company}, ${branch}`,
  offer: (positions, rate) => `${positions} · ${rate}`,
  by: (name) => `Le invita ${name}`,
  join: 'Unirse',
  joinName: (company) => `Unirse al equipo de ${company}`,
  decline: 'Rechazar',
  declineName: (company) => `Rechazar la solicitud de ${company}`,
  joined: (company) => `Ahora forma parte del equipo de ${company}`,
  declined: (company) => `Solicitud de ${company} rechazada`,
};
