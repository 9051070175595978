import type { Translation } from '#platform/language/translation';
import { counted } from '#platform/lib/text';
import type { earningsTexts as english } from './texts.en';

export const earningsTexts: Translation<typeof english> = {
  loading: 'Cargando sus ganancias',
  errorTitle: 'No se pudieron cargar sus ganancias',
  errorText: 'Revise su conexión e intente de nuevo.',
  stale: 'No se pudieron actualizar sus ganancias. Puede haber cambios.',
  emptyTitle: 'Aún no hay ganancias',
  empty: 'Los trabajos que hizo aparecen aquí con su pago cuando la empresa los completa.',
  toJobs: 'Ver trabajos aceptados',
  weeks: 'Ganancias por semana',
  pages: 'Páginas de semanas',
  jobs: (count) => counted(count, { one: 'trabajo', other: 'trabajos' }),
  hours: (count) => `${count}\u00a0h`,
  weekStatement: 'Recibo de la semana',
  weekStatementOf: (week) => `Recibo de la semana, ${week}`,
  jobDetails: (number) => `Detalles del trabajo ${number}`,

  jobStatement: (number) => `Recibo del trabajo ${number}`,
  back: 'Ganancias',
  wholeWeek: 'Recibo de toda la semana',
  print: 'Imprimir / PDF',
  sheet: 'Recibo',
  statementOf: (name) => `Recibo de pago de ${name}`,
  job: (number, company, branch) => `${number} · ${company}, ${branch}`,
  created: (date) => `Creado: ${date}`,
  proTitle: 'Los recibos son parte de Helper Pro',
  proText:
    'Un recibo muestra cómo se calcula el pago de cada trabajo, para imprimirlo o guardarlo como PDF. Ver sus ganancias por semana y trabajo es gratis.',
  toPlans: 'Ver Helper Pro',
  none: 'No ganó nada en esta semana.',
  hourly: (hours, rate) => `${hours} × ${rate}`,
  flat: (hours, rate) => `Tarifa fija: ${hours} × ${rate}`,
  minimumPaid: (hours) => `Se paga el mínimo de ${hours}`,
  minimum: (hours) => `Mínimo ${hours}`,
  travel: 'Pago de viaje',
  bonus: 'Bono',
  tip: 'Propina',
  noShow: 'No se presentó: sin pago',
  total: 'Total',
  weekTotal: (jobs, hours) => `Total de la semana: ${jobs}, ${hours}`,
};
