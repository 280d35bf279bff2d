/** The sources of the trees, with the names that readers type for them. */
import { names } from './topics.ts';

/**
 * A row of names for each source. An example is from a source when its id, title or citation contains one of these
 * names.
 */
export const SOURCE_NAMES: readonly (readonly string[])[] = [
  names('aima, modern approach', '人工智能:一种现代的方法、人工智能:现代方法、现代的方法、现代方法'),
  names('russell, stuart russell', '罗素、拉塞尔'),
  names('norvig, peter norvig', '诺维格、诺米格'),
  names('tsinghua, thu, tsinghua university', '清华、清华大学、清华教材'),
  names('lin yaorui', '林尧瑞'),
  names('ma shaoping', '马少平'),
  names('nanjing university, nju', '南大、南京大学'),
  names('nilsson, nils nilsson', '尼尔逊、尼尔森、尼尔松'),
  names('knuth, donald knuth', '高德纳、克努特'),
  names('r. moore, moore, ronald moore', '摩尔'),
  names('cs 188, berkeley, uc berkeley, pacman', '伯克利、柏克莱、加州大学、加州大学伯克利分校、吃豆人'),
  names('mit, 6.034, mit 6.034', '麻省理工、麻省理工学院'),
  names('cal poly, csc 480', '加州州立理工大学、加州州立理工'),
  names('pittsburgh, cs 2710', '匹兹堡、匹兹堡大学'),
  names('auckland, cs 367', '奥克兰、奥克兰大学'),
  names('uppsala, 1dl340', '乌普萨拉、乌普萨拉大学'),
  names('wikipedia', '维基百科、维基'),
  names('geeksforgeeks, gfg'),
  names('javatpoint'),
  names('barry becker, bb4-games, bb4'),
];
