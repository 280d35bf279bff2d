/** Chinese as the course writes it: one word a thing, and no word that was given up comes back. */
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../house/sourceFiles.ts';

/** What was written once, and what is written instead. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/您/, '你'],
  [/极大极小|最大最小|最小最大/, '极小极大'],
  [/深层剪枝/, '深剪枝'],
  // A frontier disc is 边界子.
  [/边界(?!子)/, '界'],
  [/能力/, '技能'],
  [/进步/, '进度'],
  [/走步排序|子节点的?次序/, '行棋排序, or 排序'],
  [/计算(过|了|的|哪些|几个|每个|所有)*(叶节点)|叶节点(都|才|不必|也)*计算/, '评估'],
  [/看什么/, '看点'],
  [/出生/, '被调用时继承, or 调用子节点时传入'],
  [/免费/, '不扣分'],
  [/并不更好/, '不大于, 不小于'],
  [/传上哪/, '向上传哪'],
  [/没有什么可以/, '不能'],
  [/目前的期望值/, '目前的部分和'],
  [/上方还没有给出界/, 'β 仍为 +∞'],
  [/从右到左是对的/, '若从右到左搜索，这个答案是对的'],
  [/[^处]轮到 (MAX|MIN) 走/, 'A 处轮到 MAX 走'],
  [/最小极大/, '极小极大'],
  // In quotes it is the name that is written in files.
  [/\p{Script=Han} ?alpha-beta|alpha-beta ?\p{Script=Han}/iu, 'α-β 剪枝'],
];

/** How it is set. */
const UNSET: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Han} +\p{Script=Han}/u, 'a space between two Chinese characters'],
  [/\p{Script=Han}[,;:!?]( |$)(?![^[]*\])/u, 'a stop that is not Chinese'],
];

const STRING = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/** The texts of a file, each without what is put in. */
function textsOf(source: string): string[] {
  const code = source.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '');
  return (code.match(STRING) ?? [])
    .map((text) => text.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '{}'))
    .filter((text) => /\p{Script=Han}/u.test(text));
}

const FILES = [...sourceFiles('src/words/zh'), ...sourceFiles('src/library/examples')];

describe('Chinese texts', () => {
  test('are found', () => {
    expect(FILES.flatMap(({ text }) => textsOf(text)).length).toBeGreaterThan(700);
    expect(textsOf("const a = '看什么'; // 看什么")).toEqual(['看什么']);
  });

  test.each(
    [...REPLACED, ...UNSET].map(([pattern, instead]) => [String(pattern), pattern, instead] as const),
  )('have nothing like %s', (_, pattern, instead) => {
    const found = FILES.flatMap(({ path, text }) =>
      textsOf(text).flatMap((said) => (pattern.test(said) ? [`${path}: ${said}`] : [])),
    );
    expect(found, `better: ${instead}`).toEqual([]);
  });

  test('get no English stop where they are put together', () => {
    const found = [...sourceFiles('src/ui'), ...sourceFiles('src/words')]
      .filter(({ path }) => !/\/words\/(en|zh)\//.test(path))
      .flatMap(({ path, text }) =>
        (text.match(/\}[.;!?] (?:<\/|\$\{words\.)/g) ?? []).map((stop) => `${path}: ${stop}`),
      );
    expect(found).toEqual([]);
  });
});
