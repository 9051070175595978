import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import { Button } from '../inputs/Button';
import { Row } from '../layout/Layout';
import { texts } from '../texts';
import { FIRST_PAGE, PAGE_SIZE, pageCount, VISIBLE_PAGES, visiblePages } from './pages';
import styles from './Pagination.module.css';

export type PaginationProps = {
  onPage: (page: number) => void;
  page?: number;
  total?: number;
  size?: number;
  /** `simple` shows 4 numbers, `wide` 6 (spec section 9). */
  variant?: keyof typeof VISIBLE_PAGES;
  /** Name of the paged list for screen readers. */
  label?: string;
};

export function Pagination(props: PaginationProps) {
  const {
    onPage,
    page = FIRST_PAGE,
    total = 0,
    size = PAGE_SIZE,
    variant = 'simple',
    label = texts.pagination,
  } = props;
  const pages = pageCount(total, size);
  const current = Math.min(Math.max(page, FIRST_PAGE), pages);
  return (
    <Row as="nav" gap={1} justify="center" aria-label={label}>
      <Button
        className={styles.arrow}
        variant="quiet"
        icon={<ChevronLeftIcon />}
        disabled={current === FIRST_PAGE}
        onClick={() => onPage(current - 1)}
      >
        <span className={styles.word}>{texts.previous}</span>
      </Button>
      <ul className={styles.numbers}>
        {visiblePages(current, pages, VISIBLE_PAGES[variant]).map((number) => (
          <li key={number}>
            <Button
              className={styles.number}
              variant="quiet"
              intent={number === current ? 'primary' : 'neutral'}
              aria-label={texts.page(number)}
              aria-current={number === current ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        className={styles.arrow}
        variant="quiet"
        endIcon={<ChevronRightIcon />}
        disabled={current === pages}
        onClick={() => onPage(current + 1)}
      >
        <span className={styles.word}>{texts.next}</span>
      </Button>
    </Row>
  );
}
