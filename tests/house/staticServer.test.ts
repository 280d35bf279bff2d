/** The server behind `npm start` behaves like any static web host, and keeps to its folder. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type StaticServer, startStaticServer } from '../../scripts/staticServer.ts';

const above = mkdtempSync(join(tmpdir(), 'plyscope-'));
const root = join(above, 'site');
let server: StaticServer;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  mkdirSync(join(above, 'site-secret'));
  writeFileSync(join(above, 'secret.txt'), 'secret');
  writeFileSync(join(above, 'site-secret', 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), '<p>page</p>');
  writeFileSync(join(root, 'assets', 'a b.js'), '1');
  symlinkSync('a b.js', join(root, 'assets', 'inside.js'));
  symlinkSync('../secret.txt', join(root, 'outside.txt'));
  symlinkSync('../site-secret', join(root, 'outside'));
  symlinkSync('second', join(root, 'first'));
  symlinkSync('first', join(root, 'second'));
  server = await startStaticServer({ root, port: 0, folder: '/some/folder/' });
});

afterAll(async () => {
  await server.close();
  rmSync(above, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly body: string;
}

/** Asks for a path exactly as written; fetch() would tidy its dots away. */
function ask(path: string, method = 'GET'): Promise<Answer> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(server.address);
    const asked = request({ hostname, port, path, method }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => (body += String(chunk)));
      answer.on('end', () => done({ status: answer.statusCode, type: answer.headers['content-type'], body }));
    });
    asked.on('error', fail).end();
  });
}

/** Sends these bytes and hears until the connection is closed. */
function send(bytes: string, address = server.address): Promise<string> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.on('data', (chunk) => (heard += String(chunk)));
    socket.on('close', () => done(heard)).on('error', fail);
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
}

const LAST = 'Host: 127.0.0.1\r\nConnection: close\r\n\r\n';

/** What is asked for in the first line of a request, and the answer. */
const ODD_TARGETS: readonly (readonly [what: string, target: string, status: number])[] = [
  ['a file as a folder', '/some/folder/index.html/', 404],
  ['something below a file', '/some/folder/index.html/more', 404],
  ['a name of 256 bytes', `/some/folder/${'n'.repeat(256)}`, 404],
  ['a path of 5,000 bytes', `/some/folder/${'n/'.repeat(2500)}`, 404],
  ['links that lead to each other', '/some/folder/first', 404],
  ['something below such links', '/some/folder/first/index.html', 404],
  ['a link that leads within the folder', '/some/folder/assets/inside.js', 200],
  ['a link that leads out of the folder', '/some/folder/outside.txt', 404],
  ['something below a link that leads out', '/some/folder/outside/secret.txt', 404],
  ['the folder itself without its slash', '/some/folder', 404],
  ['half an escape', '/some/folder/%4', 400],
  ['an escape that is none', '/some/folder/%zz', 400],
  ['bytes that are no UTF-8', '/some/folder/%ff%fe', 400],
  ['half a surrogate pair', '/some/folder/%ed%a0%80', 400],
  ['NUL', '/some/folder/index.html%00.js', 400],
  ['bytes that are not escaped', '/some/folder/\xff\xfe', 400],
  ['two slashes alone', '//', 400],
  ['the page by its whole address', 'http://127.0.0.1/some/folder/', 200],
  ['a file of another site by its whole address', 'http://plyscope.invalid/secret.txt', 404],
  ['an address that is none', 'http://[::1/', 400],
  ['a file of the system by its address', 'file:///etc/passwd', 404],
];

describe('the static server', () => {
  it.each(ODD_TARGETS)('answers who asks for %s, and serves on', async (_, target, status) => {
    expect(statusOf(await send(`GET ${target} HTTP/1.1\r\n${LAST}`))).toBe(status);
    expect(await ask('/some/folder/')).toMatchObject({ status: 200 });
  });

  it.each([
    ['a tunnel', `CONNECT 127.0.0.1:22 HTTP/1.1\r\n${LAST}`, 405],
    ['what it can do at all', `OPTIONS * HTTP/1.1\r\n${LAST}`, 405],
    ['nothing, in headers without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n${LAST}`, 431],
    ['a NUL of its own', `GET /some/folder/\0 HTTP/1.1\r\n${LAST}`, 400],
    ['something in another language', `${'\x16\x03\x01'.repeat(20)}\r\n\r\n`, 400],
    ['an upgrade', `GET /some/folder/ HTTP/1.1\r\nUpgrade: websocket\r\nConnection: close\r\n${LAST}`, 200],
  ])('answers who asks for %s, and serves on', async (_, bytes, status) => {
    expect(statusOf(await send(bytes))).toBe(status);
    expect(await ask('/some/folder/')).toMatchObject({ status: 200 });
  });

  it.each([
    ['/some/folder/', 200, 'text/html; charset=utf-8', '<p>page</p>'],
    ['/some/folder/index.html?from=mail', 200, 'text/html; charset=utf-8', '<p>page</p>'],
    ['/some/folder/assets/a%20b.js', 200, 'text/javascript; charset=utf-8', '1'],
    ['/some/folder/assets/', 404, 'text/plain; charset=utf-8', '404\n'],
    ['/some/folder/assets', 404, 'text/plain; charset=utf-8', '404\n'],
    ['/', 404, 'text/plain; charset=utf-8', '404\n'],
    ['/some/folder/%', 400, 'text/plain; charset=utf-8', '400\n'],
    ['/some/folder/%00', 400, 'text/plain; charset=utf-8', '400\n'],
  ])('answers %s with %i', async (path, status, type, body) => {
    expect(await ask(path)).toEqual({ status, type, body });
  });

  it.each([
    '/some/folder/../secret.txt',
    '/some/folder/%2e%2e/secret.txt',
    '/some/folder/..%2fsecret.txt',
    '/some/folder/..%5csecret.txt',
    '/some/folder/assets/..%2f..%2fsecret.txt',
    '/some/folder/..%2fsite-secret/secret.txt',
    '/some/folder//etc/passwd',
    '/some/folder/%2fetc%2fpasswd',
  ])('gives nothing outside its folder for %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: '404\n' });
  });

  it('answers HEAD without a body and refuses to be written to', async () => {
    expect(await ask('/some/folder/', 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await ask('/some/folder/', 'POST')).toMatchObject({ status: 405 });
  });

  it('closes although who asked for a tunnel keeps the connection open', async () => {
    const second = await startStaticServer({ root, port: 0 });
    const { hostname, port } = new URL(second.address);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    const answered = new Promise((done) => socket.once('data', done));
    socket.on('error', () => {}).write(`CONNECT 127.0.0.1:22 HTTP/1.1\r\n${LAST}`);
    expect(statusOf(String(await answered))).toBe(405);
    await second.close();
  });

  it('takes the next port when the first is taken', async () => {
    const taken = Number(new URL(server.address).port);
    const second = await startStaticServer({ root, port: taken });
    const port = Number(new URL(second.address).port);
    await second.close();
    expect(port).toBeGreaterThan(taken);
  });
});

describe('npm start', () => {
  it('says an error that nobody foresaw, and serves on', async () => {
    mkdirSync(join(above, 'dist'));
    writeFileSync(join(above, 'dist', 'index.html'), '<p>page</p>');
    const throwing = `process.on('SIGUSR2', () => { throw new Error('never thought of') })`;
    const started = spawn(
      process.execPath,
      [
        ...['--import', import.meta.resolve('tsx'), '--import', `data:text/javascript,${throwing}`],
        ...[resolve('scripts/serve.ts'), '--port', '0'],
      ],
      { cwd: above, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    onTestFinished(() => void started.kill('SIGKILL'));
    const address = await lineWith(started.stdout, /http:\S+/);
    const said = lineWith(started.stderr, /never thought of/);
    started.kill('SIGUSR2');
    expect(await said).toBe('never thought of');
    expect(statusOf(await send(`GET / HTTP/1.1\r\n${LAST}`, address))).toBe(200);
    const ended = new Promise((done) => started.once('exit', done));
    started.kill();
    expect(await ended).toBe(0);
  });
});

/** What matches in the first line that has it. */
async function lineWith(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  for await (const line of createInterface(stream)) {
    const [found] = pattern.exec(line) ?? [];
    if (found !== undefined) return found;
  }
  throw new Error(`The process has ended and not said ${pattern}.`);
}
