/** Version, licence, and what to do when something is wrong. */
export const englishAbout = {
  title: 'About Plyscope',
  what: 'A page of plain files that shows how adversarial search thinks. Nothing you do leaves this browser, and it works offline.',
  version: (version: string) => `Version ${version}`,
  licence: 'MIT licence. Typefaces: Inter and Source Serif 4, under the SIL Open Font License.',
  wrong: 'When something is wrong',
  wrongHint: 'Copy this text into your report, with a word on what you did and what you expected.',
};
