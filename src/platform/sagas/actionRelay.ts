import type { Action, Middleware } from 'redux';

/** Passes the actions of a store on to its sagas. Those that come before the sagas wait for them, in their order. */
export function createActionRelay() {
  const waiting: Action[] = [];
  let receive: (action: Action) => void = (action) => waiting.push(action);
  const middleware: Middleware = () => (next) => (action) => {
    const result = next(action);
    receive(action as Action);
    return result;
  };
  const connect = (receiver: (action: Action) => void) => {
    receive = receiver;
    waiting.splice(0).forEach(receiver);
  };
  return { middleware, connect };
}
