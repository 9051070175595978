import { defineConfig, mergeConfig, type Plugin } from 'vite';
import demo from '../../vite.demo.config.ts';

/**
 * The demo with a resynchronisation that does nothing: the control which shows that the journey of the cut sockets would
 * notice lost activities.
 */
export default defineConfig((env) => mergeConfig(demo(env), { plugins: [inertResync()] }));

function inertResync(): Plugin {
  return {
    name: 'inert-resync',
    enforce: 'pre',
    load: (id) =>
      /[\\/]src[\\/]platform[\\/]realtime[\\/]resync\.ts$/.test(id)
        ? 'export const createResync = () => ({ request() {}, stop() {} });'
        : null,
  };
}
