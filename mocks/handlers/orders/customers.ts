import type { Context } from '../../http/context';
import { throwIfRefused } from '../../http/refusal';
import { can } from '#domain/people/rights';
import { isOfCustomer, listCustomers, listKnownAddresses } from '../../rules/orders/customers';
import { forbidUnless } from '../../rules/refusals';
import { openBranch } from '../openBranch';

export function getCustomers({ world, user, params, query }: Context<'getCustomers'>) {
  const branch = openBranch(world, user, params.id);
  throwIfRefused(forbidUnless(can(user.type, 'writeOrder')));
  return listCustomers(world.tables.order.select('branch', branch.id, isOfCustomer(query['filter[search]'])));
}

export function getKnownAddresses({ world, user, params, query }: Context<'getKnownAddresses'>) {
  const branch = openBranch(world, user, params.id);
  throwIfRefused(forbidUnless(can(user.type, 'writeOrder')));
  return listKnownAddresses(world.tables.order.by('branch', branch.id), query['filter[search]']);
}
