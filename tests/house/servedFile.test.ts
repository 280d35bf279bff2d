/** `npm start` serves files compressed, and says which a browser may keep. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StaticServer, startStaticServer } from '../../scripts/staticServer.ts';

const root = mkdtempSync(join(tmpdir(), 'plyscope-served-'));
const SCRIPT = 'export const answer = 42;\n'.repeat(500);
const NAME = 'assets/index-Dk3_x-9A.js';
let server: StaticServer;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<p>page</p>'.repeat(50));
  writeFileSync(join(root, NAME), SCRIPT);
  writeFileSync(join(root, 'assets', 'inter-AbCdEf12.woff2'), 'font'.repeat(100));
  server = await startStaticServer({ root, port: 0 });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = request(new URL(path, server.address), { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', fail).end();
  });
}

function plain(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

describe('a served file', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('comes to a client that accepts "%s" in %s', async (accepted, encoding) => {
    const { status, headers, body } = await ask(NAME, { 'Accept-Encoding': accepted });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(plain(body, encoding)).toBe(SCRIPT);
    if (encoding !== undefined) expect(body.length).toBeLessThan(SCRIPT.length / 10);
  });

  it('that is compressed in itself comes as it is', async () => {
    const { headers, body } = await ask('assets/inter-AbCdEf12.woff2', { 'Accept-Encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.length).toBe(400);
  });

  it('with the hash of its content in its name is kept for good, the page is asked for again', async () => {
    expect((await ask(NAME)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('')).headers['cache-control']).toBe('no-cache');
  });

  it('that is kept is not sent again, until it changes', async () => {
    const first = await ask('', { 'Accept-Encoding': 'br' });
    const kept = { 'Accept-Encoding': 'br', 'If-None-Match': `"another", W/${first.headers['etag']}` };
    const again = await ask('', kept);
    expect([again.status, again.body.length, again.headers['content-encoding']]).toEqual([304, 0, undefined]);
    expect(again.headers['etag']).toBe(first.headers['etag']);
    writeFileSync(join(root, 'index.html'), '<p>corrected</p>');
    const changed = await ask('', kept);
    expect([changed.status, brotliDecompressSync(changed.body).toString()]).toEqual([
      200,
      '<p>corrected</p>',
    ]);
  });

  it('has another mark in each encoding, and a head as long as its body', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', ''].map((accepted) => ask(NAME, { 'Accept-Encoding': accepted })),
    );
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(3);
    const head = await ask(NAME, { 'Accept-Encoding': 'br' }, 'HEAD');
    expect([head.headers['content-length'], head.body.length]).toEqual([
      answers[0]!.headers['content-length'],
      0,
    ]);
  });
});
