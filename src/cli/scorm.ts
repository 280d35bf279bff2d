/** The `scorm` command, as in `npm run --silent scorm -- set.json out.zip`: it makes a package for an LMS. */
import { runCommand } from './command.ts';
import { scormTo } from './scormTo.ts';

await runCommand('scorm', scormTo);
