/** WebKitGTK by its own driver, in a screen of its own: the driver speaks plain WebDriver over HTTP. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { Driver, type Session } from './driver.ts';
import { onPath } from './onPath.ts';

export const GET_WEBKIT = 'apt-get install -y webkit2gtk-driver xvfb';

/** Starts it, or null where it is not installed. */
export async function startWebKit(): Promise<Driver | null> {
  const [driver, screen, browser] = [onPath('WebKitWebDriver'), onPath('Xvfb'), miniBrowser()];
  if (driver === null || screen === null || browser === null) return null;
  const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1700x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(xvfb);
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: `:${display}`, LANG: 'C.UTF-8' },
    stdio: 'ignore',
  });
  const stop = () => {
    service.kill();
    xvfb.kill();
  };
  try {
    const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
    return new Driver('WebKit', await openSession(`http://127.0.0.1:${port}`, options, stop));
  } catch (error) {
    stop();
    throw error;
  }
}

async function openSession(address: string, capabilities: object, stop: () => void): Promise<Session> {
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${address}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await listening(() => send('GET', '/status'));
  const made = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const root = `/session/${(made as { sessionId: string }).sessionId}`;
  return {
    post: (command, body) => send('POST', `${root}/${command}`, body),
    get: (command) => send('GET', `${root}/${command}`),
    end: async () => {
      await send('DELETE', root).catch(() => undefined);
      stop();
    },
  };
}

/** Until it answers for the first time. */
async function listening(ask: () => Promise<unknown>): Promise<void> {
  for (let tried = 0; tried < 100; tried += 1) {
    try {
      await ask();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('WebKitWebDriver does not answer');
}

function miniBrowser(): string | null {
  const root = '/usr/lib';
  const places = readdirSync(root)
    .map((name) => `${root}/${name}`)
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => `${folder}/${name}/MiniBrowser`));
  return places.find((place) => existsSync(place)) ?? null;
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    child.stdio[3]?.once('data', (text) => done(String(text).trim()));
    child.once('exit', () => fail(new Error('Xvfb did not start')));
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
