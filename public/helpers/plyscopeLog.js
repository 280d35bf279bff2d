/*
 * Writes the log of a game-tree search for "Check your program" of Plyscope. ES2015 or later, one file: as a script of a
 * page, by `import './plyscopeLog.js'`, or in Node by `const plyscopeLog = require('./plyscopeLog.js')`.
 *     function alphaBeta(state, isMax, alpha, beta) { ... }
 *     alphaBeta = plyscopeLog(alphaBeta);              // or plyscopeLog(alphaBeta, { to: 'run.log' })
 * Name, side, alpha and beta are taken from arguments of the usual names, the side also from a name such as maxValue; where
 * none is found, sides alternate from MAX. What is called otherwise is told, by the place of the argument, from 0, or by a
 * function of all arguments; a side is true or 'max', false or 'min', or 'chance':
 *     plyscopeLog(search, { name: 0, side: (pos) => pos.whiteToMove, alpha: 2, beta: 3 })
 * So are move (which move led here, from 0) and moves (how many there are here); value is a function that takes the number
 * out of what is returned. `to` is a function that takes each line, or in Node the path of a file, or 'off', and so is there
 * the environment variable PLYSCOPE_LOG. When off, the function comes back as it is.
 */
(function (root) {
  'use strict';
  const NAMES = ['name', 'state', 'node', 'position', 'pos', 'board', 'gamestate', 'tree', 's', 'n'];
  const PLAYER = /^(side$|(is_?)?max|maximi[sz]ing|player$|turn$|agent)/;
  const WINDOWS = [['alpha', 'beta'], ['α', 'β'], ['a', 'b'], ['low', 'high'], ['lo', 'hi']];
  const SIDES = { true: 'max', max: 'max', false: 'min', min: 'min', chance: 'chance' };
  const files = {};
  function writer(to) {
    if (typeof to === 'function') return to;
    const fs = attempt(() => (typeof require === 'function' ? require('fs') : process.getBuiltinModule('fs')));
    if (!to || !fs) return (line) => console.log(line);
    files[to] = files[to] || fs.openSync(to, 'w');
    return (line) => fs.writeSync(files[to], line + '\n');
  }
  function attempt(what, other) { try { return what(); } catch (error) { return other; } }
  function number(v) {
    if (v === null || v === undefined || v === '' || Number.isNaN(Number(v))) return null;
    return Math.abs(Number(v)) === Infinity ? (v > 0 ? 'inf' : '-inf') : Number(v);
  }
  function text(v) { return (typeof v === 'object' ? JSON.stringify(v) : String(v)).slice(0, 200); }
  function parametersOf(source) { // [name in lower case, default]; what stands in brackets or quotes goes first
    let rest = source.replace(/\/\*[^]*?\*\/|\/\/.*|(["'`])(?:\\.|(?!\1).)*\1/g, '');
    rest = rest.replace(/^\s*(?:async\s+)?([^\s=(]+)\s*=>/, '($1)').replace(/^[^(]*\(/, '');
    for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(/[([{][^()[\]{}]*[)\]}]/g, '')];
    return rest.split(')')[0].split(',').map((one) => one.split('=').map((part) => part.trim()));
  }
  function constant(v) { // what a default stands for: a number, true or false; otherwise undefined
    const n = v ? Number(v.replace(/Number\.([A-Z_]+)/, (all, name) => Number[name]).replace(/--|_/g, '')) : NaN;
    return SIDES[v] ? v : Number.isNaN(n) ? undefined : n;
  }
  function returned(v, value) {
    if (value || typeof v !== 'object' || v === null) return { return: number(value ? value(v) : v) };
    if (!Array.isArray(v)) return { return: number([v.value, v.score, v.utility].find((n) => typeof n === 'number')) };
    const at = v.findIndex((n) => typeof n === 'number'); // [value, move], or [move, value]
    const moves = v.filter((other, index) => index !== at && other !== null && other !== undefined);
    return Object.assign({ return: number(v[at]) }, moves.length === 1 ? { move: text(moves[0]) } : {});
  }
  function sideOf(v, parameter, name) {
    if (typeof v === 'number' && /^agent|^(is_?)?max/.test(parameter)) v = parameter.startsWith('agent') ? v === 0 : v !== 0;
    const named = name.replace(/(mini|nega|expecti)max/gi, '').match(/(^|_|(?=[A-Z]))([Mm]ax|[Mm]in|[Cc]hance)/g) || [];
    return SIDES[String(v).toLowerCase()] || (named.length === 1 ? named[0].replace('_', '').toLowerCase() : undefined);
  }
  root.plyscopeLog = function plyscopeLog(f, options) {
    const to = (typeof process === 'object' && process.env && process.env.PLYSCOPE_LOG) || (options && options.to);
    if (to === 'off') return f;
    const [write, listed] = [writer(to), parametersOf(String(f))];
    const names = listed.map(([parameter]) => parameter.toLowerCase());
    const side = names.findIndex((p) => PLAYER.test(p));
    const [alpha, beta] = WINDOWS.map((pair) => pair.map((p) => names.indexOf(p))).find((at) => Math.min(...at) >= 0) || [];
    const told = Object.assign({ name: NAMES.map((n) => names.indexOf(n)).find((at) => at >= 0) || 0, side, alpha, beta }, options);
    const hasEnds = told.alpha !== undefined && told.beta !== undefined;
    if (/negamax/i.test(f.name)) write('# negamax');
    return function () {
      const at = (place) => arguments[place] === undefined && listed[place] ? constant(listed[place][1]) : arguments[place];
      const get = (what) => attempt(() => typeof what === 'function' ? what.apply(this, arguments) : at(what));
      const line = { call: attempt(() => text(get(told.name)), '') };
      line.side = sideOf(get(told.side), names[told.side], f.name);
      for (const end of hasEnds ? ['alpha', 'beta'] : []) line[end] = number(get(told[end]));
      for (const key of ['move', 'moves']) if (Number.isInteger(get(told[key]))) line[key] = get(told[key]);
      write(JSON.stringify(line));
      let result;
      try { return (result = f.apply(this, arguments)); }
      finally { write(JSON.stringify(attempt(() => returned(result, told.value), { return: null }))); }
    };
  };
  if (typeof module === 'object' && module.exports) module.exports = root.plyscopeLog;
})(typeof self === 'object' ? self : global);
