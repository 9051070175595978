// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readFlags } from './flags';

describe('the command line of the server', () => {
  it('accepts no flags', () => {
    expect(readFlags([])).toEqual({
      port: 8080,
      wsPort: 9000,
      host: '127.0.0.1',
      apps: [],
      seed: 2026,
      scenario: 'standard',
      quiet: false,
      simulation: true,
    });
  });

  it('sets the ports, the world and the output', () => {
    const args = [
      '--port',
      '1',
      '--ws-port=2',
      '--seed',
      '7',
      '--scenario',
      'empty',
      '--quiet',
      '--no-simulation',
      '--host=::',
      '--app',
      'https://a.example',
    ];
    expect(readFlags(args)).toEqual({
      port: 1,
      wsPort: 2,
      host: '::',
      apps: ['https://a.example'],
      seed: 7,
      scenario: 'empty',
      quiet: true,
      simulation: false,
    });
  });

  it.each([
    [['--prot', '1'], "Unknown option '--prot'"],
    [['8080'], "Unexpected argument '8080'"],
    [['--port'], "Option '--port <value>' argument missing"],
    [['--port', 'http'], '--port must be a whole number from 0 to 65535'],
    [['--port', '65536'], '--port must be a whole number from 0 to 65535'],
    [['--ws-port', ''], '--ws-port must be a whole number from 0 to 65535'],
    [['--seed', '1.5'], '--seed must be a whole number from 0 to 2147483647'],
    [['--scenario', 'ideal'], '--scenario must be one of standard, empty'],
    [['--app', 'app.example/x'], '--app must be an origin like https://app.example, not app.example/x'],
    [['--port', '9000'], '--port and --ws-port must differ'],
  ])('%j is refused', (args, problem) => {
    expect(() => readFlags(args)).toThrow(problem);
  });

  it('can use any free ports', () => {
    expect(readFlags(['--port', '0', '--ws-port', '0'])).toMatchObject({ port: 0, wsPort: 0 });
  });
});
