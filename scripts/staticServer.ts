import { type Stats, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve, sep } from 'node:path';
import { isKept, servedFile } from './servedFile.ts';

const HOST = '127.0.0.1';
const PORTS_TRIED = 50;

/** What is served, and where. */
export interface StaticSite {
  /** the folder on disk; nothing outside it is served */
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

/** Serves plain files to this machine only, as any static web host would: no rewriting, no fallback page. */
export async function startStaticServer(site: StaticSite): Promise<StaticServer> {
  const root = resolve(site.root);
  const folder = site.folder ?? '/';
  const server = createServer((request, response) => answer(request, response, root, folder));
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
  const file = path === null ? null : fileAt(path, root, folder);
  const stats = file === null ? undefined : statSync(file, { throwIfNoEntry: false });
  if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405);
  else if (path === null) refuse(response, 400);
  else if (file === null || !stats?.isFile()) refuse(response, 404);
  else void send(request, response, file, stats).catch(() => response.destroy());
}

/** The file on disk that a path stands for, or null if that lies outside of what is served. */
function fileAt(path: string, root: string, folder: string): string | null {
  if (!path.startsWith(folder)) return null;
  const target = join(root, path.slice(folder.length), path.endsWith('/') ? 'index.html' : '');
  return target.startsWith(root + sep) ? target : null;
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
  file: string,
  { mtimeMs, size }: Stats,
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
