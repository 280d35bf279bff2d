/** A number as a sentence has it. */
const n = (value: number) => value.toLocaleString('en');

const answers = (count: number) => (count === 1 ? '1 answer' : `${n(count)} answers`);
const records = (count: number) => (count === 1 ? 'One record' : `${n(count)} records`);
const percent = (share: number) => `${Math.round(share * 100)} %`;

export const englishProgress = {
  title: 'Your progress',
  // next
  next: 'Next',
  nextIs: (skill: string, difficulty: string) => `${skill}, ${difficulty}`,
  because: (misconception: string) => `because of this: ${misconception}`,
  notMastered: 'three in a row with full marks lead on',
  allMastered: 'all is mastered: this was practised longest ago',
  practise: 'Practise',
  // picture
  picture: 'Your last answers, skill by skill',
  skill: 'Skill',
  difficulty: 'Mastered up to',
  lastTen: 'Last ten, newest on the right',
  marks: 'Marks',
  others: 'Trees of the library and your own',
  mastered: (name: string) => `mastered: ${name}`,
  masteredNone: 'nothing mastered yet',
  percent,
  notYet: 'not yet',
  bars: (shares: readonly { readonly share: number; readonly peeked: boolean }[]) =>
    shares.map(({ share, peeked }) => `${percent(share)}${peeked ? ' after a look' : ''}`).join(', '),
  legend: (difficulties: readonly string[]) =>
    `A bar is as high as the share of the marks; hollow: the answer was looked at first. Circles: ${difficulties.join(', ')}.`,
  // misconceptions
  lastSheets: 'Sheets you handed in last',
  misconceptions: 'What your answers showed',
  misconceptionsNone: 'No misconception has been seen.',
  seen: (count: number, when: string) =>
    `${count === 1 ? 'once' : count === 2 ? 'twice' : `${n(count)} times`}, last on ${when}`,
  overcome: 'overcome',
  overcomeWhy: 'Overcome: not shown by the last five answers at the same skill.',
  // what is stored
  stored: 'What is stored',
  storedNone:
    'Nothing yet. From your first graded exercise on, each answer’s marks are stored on this device only.',
  storedCount: (count: number, since: string) =>
    `${answers(count)} since ${since}: of each the moment, the exercise, the marks, and what it showed.`,
  storedWhere: 'They are on this device only. Nothing is sent anywhere; to take them along, export them.',
  notLasting:
    'This browser does not let the page store anything: your progress lasts as long as this tab. Export it to keep it.',
  unstored: (count: number) =>
    `${answers(count)} could not be stored on this device and will go with this tab. Export your progress to keep it.`,
  damaged: (count: number) =>
    `${records(count)} could not be read. ${count === 1 ? 'It stands' : 'They stand'} aside, not deleted.`,
  newer: (count: number) =>
    `${records(count)} ${count === 1 ? 'is' : 'are'} from a newer version of this page and left alone. Reload to get that version.`,
  readingFailed: 'What is stored could not be read. Reload the page to try again; nothing was changed.',
  exportAll: 'Export',
  importFile: 'Import …',
  deleteAll: 'Delete all …',
  deleteAsk: (count: number) =>
    count === 1
      ? 'Delete the one record there is? There is no way back.'
      : `Delete all ${n(count)} records? There is no way back.`,
  deleteYes: (count: number) => (count === 1 ? 'Delete 1 record' : `Delete ${n(count)} records`),
  deleteNo: 'Keep them',
  deleted: 'All is deleted.',
  deleteFailed: 'This could not be deleted. Reload the page and try again.',
  // import
  fileSound: (count: number) => `Import the ${answers(count)} that ${count === 1 ? 'is' : 'are'} sound`,
  fileRefused: (name: string) => `“${name}” could not be stored on this device. Nothing was imported.`,
  imported: (added: number, known: number) =>
    known === 0
      ? `${answers(added)} imported.`
      : `${answers(added)} imported; ${n(known)} ${known === 1 ? 'was' : 'were'} here already.`,
};
