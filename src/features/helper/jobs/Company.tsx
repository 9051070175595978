import type { HelperInvitation, Locale } from '#generated/model';
import { useLanguage } from '#platform/language/useLanguage';
import { Stars } from '#platform/ui/data/Stars';
import { Muted, Row, Text } from '#platform/ui/layout/Layout';
import { jobLabels } from './labels';
import { jobListTexts as texts } from './texts';

/** A company and its branch, with what helpers think of it. */
export function HirerName({ hirer }: { hirer: HelperInvitation['hirer'] }) {
  const { company_name, branch_name, rating, rating_count } = hirer;
  return (
    <Row as="span" isWrapping gap={2} rowGap={0}>
      <span>
        {company_name}, {branch_name}
      </span>
      {rating === null ? <span>{texts.newCompany}</span> : <Stars of={{ rating_avg: rating, rating_count }} />}
    </Row>
  );
}

/** A company's own words, in the language it wrote them. Names it if the reader uses another. */
export function CompanyMessage({ text, language }: { text: string; language: Locale | null }) {
  const isForeign = useLanguage() !== language && language !== null;
  return (
    <>
      <Text as="span" lines="kept" isBreaking lang={language ?? undefined}>
        {text}
      </Text>
      {isForeign && (
        <Muted as="span" isBlock above={1} size={16}>
          {jobLabels.writtenIn[language]}
        </Muted>
      )}
    </>
  );
}
