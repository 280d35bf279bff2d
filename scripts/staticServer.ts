import { realpathSync, type Stats, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, sep } from 'node:path';
import type { Duplex } from 'node:stream';
import { isKept, servedFile } from './servedFile.ts';

const HOST = '127.0.0.1';
const PORTS_TRIED = 50;

/** What is served, and where. */
export interface StaticSite {
  /** the folder on disk; nothing outside it is served, not where a link inside it leads either */
  readonly root: string;
  /** the first port to try, and the next one while it is taken; 0 takes any free one */
  readonly port: number;
  /** the folder in the address, with a slash at both ends; "/" if left out */
  readonly folder?: string;
}

/** A running server. */
export interface StaticServer {
  /** the address of the page, with a slash at its end */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves plain files to this machine only, as any static web host would: no rewriting, no fallback page.
 * Whatever is asked for gets an answer; no request ends the server.
 */
export async function startStaticServer(site: StaticSite): Promise<StaticServer> {
  const root = realpathSync(site.root);
  const folder = site.folder ?? '/';
  const server = createServer((request, response) => answer(request, response, root, folder));
  server.on('connect', (_, socket) => refuseTunnel(socket));
  const port = await listen(server, site.port);
  return {
    address: `http://${HOST}:${port}${folder}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function listen(server: Server, first: number): Promise<number> {
  const last = first === 0 ? 0 : first + PORTS_TRIED - 1;
  for (let port = first; port <= last; port++) {
    if (await tryPort(server, port)) return (server.address() as AddressInfo).port;
  }
  throw new Error(`The ports ${first} to ${last} are all taken.`);
}

function tryPort(server: Server, port: number): Promise<boolean> {
  return new Promise((done, fail) => {
    const onError = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE') done(false);
      else fail(error);
    };
    server.once('error', onError);
    server.listen(port, HOST, () => {
      server.off('error', onError);
      done(true);
    });
  });
}

function answer(request: IncomingMessage, response: ServerResponse, root: string, folder: string): void {
  const path = pathOf(request.url ?? '/');
  const found = path?.startsWith(folder) ? fileAt(path.slice(folder.length), root) : null;
  if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405);
  else if (path === null) refuse(response, 400);
  else if (found === null) refuse(response, 404);
  else {
    send(request, response, found).catch((error: unknown) => {
      // A file that may not be read, or is gone since it was found.
      const isSystems = error instanceof Error && 'syscall' in error;
      refuse(response, isSystems ? 404 : 500);
      if (!isSystems) throw error;
    });
  }
}

interface FoundFile {
  readonly file: string;
  readonly stats: Stats;
}

/** The file on disk that a path below the root stands for, or null where there is none to be served. */
function fileAt(path: string, root: string): FoundFile | null {
  const target = join(root, path, path === '' || path.endsWith('/') ? 'index.html' : '');
  if (!target.startsWith(root + sep)) return null;
  try {
    const file = realpathSync(target);
    const stats = statSync(file);
    return file.startsWith(root + sep) && stats.isFile() ? { file, stats } : null;
  } catch {
    // The system refuses in many ways: nothing of the name, a file on the way to it, a name too long,
    // links that lead to each other, no permission. To who asks it is all the same.
    return null;
  }
}

/** The decoded path, or null where it cannot be one. */
function pathOf(target: string): string | null {
  try {
    const path = decodeURIComponent(new URL(target, `http://${HOST}`).pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

async function send(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { file, stats: { mtimeMs, size } }: FoundFile,
): Promise<void> {
  const served = await servedFile(file, `${mtimeMs} ${size}`, String(headers['accept-encoding'] ?? ''));
  if (isKept(served, headers['if-none-match'])) {
    response.writeHead(304, served.validators).end();
    return;
  }
  response.writeHead(200, served.headers);
  response.end(method === 'HEAD' ? undefined : served.body);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${status}\n`);
}

/**
 * Refuses a CONNECT request. Node hands over its raw socket and forgets it, so the answer, the errors and
 * the end of the connection have to be handled here: one left open would keep the server from closing.
 */
function refuseTunnel(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 4\r\n\r\n405\n', () =>
    socket.destroy(),
  );
}
