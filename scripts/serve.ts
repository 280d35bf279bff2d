/** `npm start` after the build: serves dist/ on this machine and prints the address. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startStaticServer } from './staticServer.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });

if (!existsSync('dist/index.html')) {
  console.error('There is no dist/index.html to serve: run `npm run build` first.');
  process.exit(1);
}

if (!/^\d{1,5}$/.test(values.port)) {
  console.error(`--port needs a number, not ${values.port}.`);
  process.exit(1);
}

const server = await startStaticServer({ root: 'dist', port: Number(values.port) });
console.log(`Plyscope 弈树 is at ${server.address} (Ctrl-C stops it)`);

// An unexpected error is printed, and the server keeps running.
process.on('uncaughtException', (error) => console.error('Plyscope goes on after an error:', error));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
