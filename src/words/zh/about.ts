import type { englishAbout } from '../en/about.ts';

export const chineseAbout: typeof englishAbout = {
  title: '关于弈树',
  what: '一个由静态文件组成的网页，让人看清对抗搜索如何思考。一切都留在这个浏览器里，离线也能用。',
  version: (version) => `版本 ${version}`,
  licence: 'MIT 许可证。字体 Inter 与 Source Serif 4 采用 SIL 开放字体许可证。',
  wrong: '出了问题时',
  wrongHint: '请把这段文字复制到问题报告里，并说明做了什么、本来希望怎样。',
};
