/**
 * The script that a slide of reveal.js contains beside the embedded player. When the deck has the keyboard,
 * presses of the keys for next and back go to the player on the visible slide. The player moves to another
 * step, or tells the deck to advance when there is no further step. When a deck has several such scripts, the
 * first one handles a press and stops it.
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

/** The script as an HTML element, in one line. */
export const DECK_KEYS_SCRIPT = `<script>${SCRIPT.join('')}</script>`;
