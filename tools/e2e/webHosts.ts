import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../checks/steps';
import { configure } from '../configure';
import { installDebianPackages } from '../debian';
import { publish } from '../publish';
import { freePort } from './freePort';

/** nginx and Caddy with the configurations of deploy/, over HTTPS. */
type WebHosts = { nginx: WebHost; caddy: WebHost; close: () => void };

/** The address of a host, the folder that it serves, and a version that a test may publish there. */
type WebHost = { url: string; site: string; next: string };

type Builds = {
  /** A build for the root of a host, and another version of it. */
  root: string;
  next: string;
  /** A build for /crew/. */
  crew: string;
};

type Ports = { api: number; sockets: number };

/** The sites, configurations and logs of the last run. */
const folder = join(repository, 'test-results/builds/web-hosts');
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Publishes the builds to each host and starts both. `close` ends them. */
export async function startWebHosts(builds: Builds, provider: Ports): Promise<WebHosts> {
  install();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  makeCertificate();
  const nginx = await publishTo('nginx', builds);
  const caddy = await publishTo('caddy', builds);
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig(nginx.port, provider));
  writeFileSync(join(folder, 'caddy.conf'), caddyConfig(caddy.port, provider));
  const running = [
    run('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']),
    run('caddy', ['run', '--config', join(folder, 'caddy.conf'), '--adapter', 'caddyfile']),
  ];
  return { nginx, caddy, close: () => running.forEach((child) => child.kill()) };
}

async function publishTo(host: string, builds: Builds): Promise<WebHost & { port: number }> {
  const port = await freePort();
  const site = join(folder, host);
  const next = `${site}-next`;
  publish(configureCopy(builds.root, `${site}-root`, port), site);
  publish(configureCopy(builds.crew, `${site}-crew`, port), join(site, 'crew'));
  return { url: `https://localhost:${port}`, site, next: configureCopy(builds.next, next, port), port };
}

function install(): void {
  if (existsSync('/usr/sbin/nginx') && existsSync(brotliModule) && existsSync('/usr/bin/caddy')) return;
  if (installDebianPackages('nginx-light', 'libnginx-mod-http-brotli-static', 'caddy')) return;
  throw new Error('Install nginx-light, libnginx-mod-http-brotli-static and caddy.');
}

function makeCertificate(): void {
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...name, ...files], { stdio: 'ignore' });
}

/** Copies a build with the settings of an environment: another name, no Apple, and the provider on the same host. */
function configureCopy(build: string, copy: string, port: number): string {
  cpSync(build, copy, { recursive: true });
  configure(copy, { apiUrl: '/api', productName: 'Haul & Co', appleSignIn: false, realtimeSecurePort: port });
  return copy;
}

const readExample = (name: string) => readFileSync(join(repository, 'deploy', name), 'utf8');

/** Replaces what a reader of the example replaces, and the ports. */
function fillIn(example: string, site: string, port: number, { api, sockets }: Ports): string {
  return example
    .replaceAll('wss://app.example.com', `wss://localhost:${port}`)
    .replaceAll('/srv/crewboard', site)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${api}`)
    .replaceAll('127.0.0.1:9000', `127.0.0.1:${sockets}`);
}

function nginxConfig(port: number, provider: Ports): string {
  const server = fillIn(readExample('nginx.conf'), join(folder, 'nginx'), port, provider)
    .replace('listen 443', `listen ${port}`)
    .replace('/etc/ssl/app.example.com.pem', join(folder, 'cert.pem'))
    .replace('/etc/ssl/app.example.com.key', join(folder, 'key.pem'))
    .replace('location / {', 'location /crew/ { try_files $uri /crew/index.html; }\n  location / {');
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    load_module ${brotliModule};
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log ${folder}/nginx.log;
    events {}
    http {
      access_log off;
      ${server}
    }`;
}

function caddyConfig(port: number, provider: Ports): string {
  const site = fillIn(readExample('Caddyfile'), join(folder, 'caddy'), port, provider)
    .replace('app.example.com {', `https://localhost:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`)
    .replace(
      '\thandle {',
      '\thandle /crew/* {\n\t\ttry_files {path} /crew/index.html\n\t\tfile_server\n\t}\n\thandle {',
    );
  return `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`;
}

function run(program: string, args: readonly string[]): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, XDG_DATA_HOME: folder, HOME: folder } });
  child.on('exit', (code) => {
    if (code !== null && code > 0) console.error(`${program} stopped, see ${folder}`);
  });
  return child;
}
