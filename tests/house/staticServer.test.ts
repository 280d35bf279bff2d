/** The server behind `npm start` behaves like any static web host, and keeps to its folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('the static server', () => {
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

  it('takes the next port when the first is taken', async () => {
    const taken = Number(new URL(server.address).port);
    const second = await startStaticServer({ root, port: taken });
    const port = Number(new URL(second.address).port);
    await second.close();
    expect(port).toBeGreaterThan(taken);
  });
});
