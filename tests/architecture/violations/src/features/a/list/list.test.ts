import { expect, test } from 'vitest';
import { render } from '../../../../tests/kit/render';
import { useOrders } from '../api';

test('renders', () => {
  expect([render, useOrders]).toHaveLength(2);
});
