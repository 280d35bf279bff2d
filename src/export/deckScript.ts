/** What a slide takes along beside the player. */
/**
 * On a slide of reveal.js: what is pressed to go on or back while the deck has the keys goes to the player of the slide,
 * which steps, and says to the deck what leads beyond its ends. Of several in a deck the first one does it for all.
 */
export const HAND_OVER = `<script>addEventListener('keydown',(e)=>{const way={PageDown:'next',ArrowRight:'next',PageUp:'prev',ArrowLeft:'prev'}[e.key];const frame=[...document.querySelectorAll('section.present:not(.stack) iframe[src*="embed.html?deck"]')].find((f)=>!f.closest('.past,.future'));if(!way||!frame||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;e.preventDefault();e.stopImmediatePropagation();frame.contentWindow.postMessage(JSON.stringify({method:way}),'*')},true)</script>`;
