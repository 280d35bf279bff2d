/**
 * Firefox by Marionette, the protocol within it that geckodriver speaks as well: messages of JSON over TCP,
 * each after its length and a colon. So neither geckodriver nor a library is needed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Driver, type Session } from './driver.ts';
import { onPath } from './onPath.ts';

export const GET_FIREFOX = 'apt-get install -y firefox-esr';

/** The commands used, by the ends of WebDriver's paths. */
const COMMANDS: Readonly<Record<string, string>> = {
  url: 'WebDriver:Navigate',
  'execute/sync': 'WebDriver:ExecuteScript',
  actions: 'WebDriver:PerformActions',
  'window/rect': 'WebDriver:SetWindowRect',
  frame: 'WebDriver:SwitchToFrame',
  screenshot: 'WebDriver:TakeScreenshot',
};

/** Starts it, or null where it is not installed. */
export async function startFirefox(): Promise<Driver | null> {
  const program = onPath('firefox-esr') ?? onPath('firefox');
  if (program === null) return null;
  const profile = mkdtempSync(join(tmpdir(), 'plyscope-firefox-'));
  // Any free port; it is written into the profile.
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const browser = spawn(program, ['--headless', '--marionette', '--profile', profile, '--no-remote'], {
    env: { ...process.env, MOZ_HEADLESS_WIDTH: '1700', MOZ_HEADLESS_HEIGHT: '1300', LANG: 'en_US.UTF-8' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const stop = async () => {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const socket = await reach(await portOf(profile));
    return new Driver('Firefox', await openSession(socket, stop));
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openSession(socket: Socket, stop: () => Promise<void>): Promise<Session> {
  const send = talk(socket);
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  const post = (command: string, body: object) => send(COMMANDS[command] ?? command, body);
  return {
    post,
    get: (command) => post(command, {}),
    end: async () => {
      socket.destroy();
      await stop();
    },
  };
}

/** [type, id, name, parameters] out; [type, id, error, result] back. */
function talk(socket: Socket): (name: string, parameters: object) => Promise<unknown> {
  const waiting = new Map<number, { done: (value: unknown) => void; fail: (error: Error) => void }>();
  let received = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (part) => {
    received = Buffer.concat([received, part]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || received.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString());
      received = received.subarray(colon + 1 + length);
      // The first message says which protocol it is.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [number, number, { message: string } | null, unknown];
      const asker = waiting.get(id);
      waiting.delete(id);
      if (error !== null) asker?.fail(new Error(error.message));
      else asker?.done(unwrapped(result));
    }
  });
  socket.on('close', () => {
    for (const { fail } of waiting.values()) fail(new Error('Firefox has ended'));
  });
  return (name, parameters) =>
    new Promise((done, fail) => {
      last += 1;
      waiting.set(last, { done, fail });
      const text = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

/** Most results come in an object of their own. */
function unwrapped(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
}

async function portOf(profile: string): Promise<number> {
  for (let tried = 0; tried < 600; tried += 1) {
    try {
      return Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('Firefox does not say its port');
}

function reach(port: number): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => done(socket));
    socket.once('error', fail);
  });
}
