/** A file as it goes over the wire: compressed as the client can read it, and named so that it can be kept. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Pictures and fonts are compressed as they are. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|manifest)|image\/svg)/;

/** Best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A name that carries the hash of its content, as the build writes them: what it stands for never changes. */
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;

type Headers = Readonly<Record<string, string | number>>;

/** One file in one encoding. */
export interface ServedFile {
  readonly headers: Headers;
  /** of them those that also an answer without the file has */
  readonly validators: Headers;
  /** what `If-None-Match` is compared with */
  readonly etag: string;
  readonly body: Buffer;
}

/** What was made before, by path, encoding and the state of the file on disk. */
const made = new Map<string, Promise<ServedFile>>();

/**
 * The file as a client gets it that accepts these encodings. Compressed once and then kept: a page loads the
 * same files again and again.
 *
 * @param version changes whenever the file on disk does
 * @param accepted the header `Accept-Encoding`
 */
export function servedFile(file: string, version: string, accepted = ''): Promise<ServedFile> {
  const type = MEDIA_TYPES[extname(file)] ?? 'application/octet-stream';
  const encoding = COMPRESSIBLE.test(type) ? bestOf(accepted) : 'identity';
  const key = `${file}\0${version}\0${encoding}`;
  const before = made.get(key);
  if (before !== undefined) return before;
  const making = make(file, type, encoding);
  made.set(key, making);
  making.catch(() => made.delete(key));
  return making;
}

async function make(file: string, type: string, encoding: Encoding): Promise<ServedFile> {
  const content = await readFile(file);
  const body = await COMPRESS[encoding](content);
  // Of the content, so that a build that changes nothing leaves everything kept.
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const validators = {
    ETag: etag,
    'Cache-Control': HASHED.test(file.replaceAll('\\', '/'))
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    ...(COMPRESSIBLE.test(type) && { Vary: 'Accept-Encoding' }),
  };
  return {
    etag,
    body,
    validators,
    headers: {
      ...validators,
      'Content-Type': type,
      'Content-Length': body.length,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'X-Content-Type-Options': 'nosniff',
    },
  };
}

const brotli = promisify(brotliCompress);

const COMPRESS: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    brotli(content, {
      params: {
        // The first reader waits for it: the highest, 11, takes twenty times as long for a tenth less.
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: (content) => Promise.resolve(content),
};

/** The best encoding that a header names and does not refuse: "gzip, br;q=0" takes gzip. */
function bestOf(accepted: string): Encoding {
  const named = new Set<string>();
  for (const one of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) named.add(name);
  }
  return ENCODINGS.find((encoding) => named.has(encoding)) ?? 'identity';
}

/** Whether a client that keeps these, as it says in `If-None-Match`, has the file already. */
export function isKept({ etag }: ServedFile, kept = ''): boolean {
  return kept.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}
