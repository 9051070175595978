import type { CompanySetup } from '#generated/model';
import type { CompanyRow } from '../../provider/store/schema';

export function presentCompanySetup(
  { name, phone, email, city, state, zip, setup_dismissed_at }: CompanyRow,
  counts: Omit<CompanySetup, 'company' | 'dismissed_at'>,
): CompanySetup {
  return { company: { name, phone, email, city, state, zip }, ...counts, dismissed_at: setup_dismissed_at };
}
