/**
 * The script that a slide of reveal.js takes along beside the player. What is pressed to go on or back while the
 * deck has the keys goes to the player of the slide that is shown. The player steps, or tells the deck to go on
 * when the press leads beyond its ends. Of several such scripts in a deck the first one hears a press and stops it.
 */
const SCRIPT = [
  "addEventListener('keydown',(e)=>{",
  "const way={PageDown:'next',ArrowRight:'next',PageUp:'prev',ArrowLeft:'prev'}[e.key];",
  `const frame=[...document.querySelectorAll('section.present:not(.stack) iframe[src*="embed.html?deck"]')]`,
  ".find((f)=>!f.closest('.past,.future'));",
  'if(!way||!frame||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;',
  'e.preventDefault();e.stopImmediatePropagation();',
  "frame.contentWindow.postMessage(JSON.stringify({method:way}),'*')},true)",
];

/** The same as an element, in one line. */
export const DECK_KEYS_SCRIPT = `<script>${SCRIPT.join('')}</script>`;
