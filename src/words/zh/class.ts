/** The texts about the hand-ins of a class: opening them, the table of them, and grade books. */
import type { EntryFault, NameFault, ZipFault } from '../../notation/zip/zipFault.ts';
import type { CsvFault } from '../../practice/class/csvTable.ts';
import type { GradeBookFault } from '../../practice/class/gradeBook.ts';
import type { RosterFault } from '../../practice/class/roster.ts';
import type { classWords as english } from '../en/class.ts';
import { grouped } from '../sentence.ts';

const MIB = 2 ** 20;
const heads = (found: readonly string[]) =>
  found.length === 0
    ? '没有表头'
    : found
        .slice(0, 8)
        .map((head) => `“${head}”`)
        .join('、');

const NAME: Readonly<Record<NameFault, string>> = {
  empty: '没有文件名',
  encoding: '文件名标明是 UTF-8，其实不是',
  nul: '文件名含有 NUL 字符',
  control: '文件名含有控制字符',
  bidi: '文件名含有改变书写方向的字符',
  backslash: '文件名含有反斜线',
  absolute: '文件名从磁盘根目录开始',
  parent: '文件名指向文件夹之外（“..”）',
};

function entryFault(fault: EntryFault): string {
  switch (fault.kind) {
    case 'name':
      return `${NAME[fault.of]}。请改名后重新打包。`;
    case 'encrypted':
      return '已加密。请用密码解压，再打开文件本身。';
    case 'zip64':
      return '按超过 4 GiB 的格式（zip64）打包。请不用 zip64 重新打包。';
    case 'method':
      return `压缩方法是 ${fault.method}，只能读 0（存储）和 8（deflate）。请重新打包。`;
    case 'head':
      return '文件自己的头缺失，或与文件列表不符。请重新下载 zip。';
    case 'overlap':
      return '与 zip 中另一个文件共用字节。请重新打包。';
    case 'too-large':
      return `有 ${grouped(fault.bytes)} 字节，上限是 ${grouped(fault.most)} 字节（${fault.most / MIB} MiB）。`;
    case 'all-too-large':
      return `加上它，全部文件超过 ${fault.most} 字节（${fault.most / MIB} MiB）。请把 zip 分开。`;
    case 'packed':
      return '压缩数据已损坏。请重新下载 zip。';
    case 'size':
      return '实际字节数与所写的不符。请重新下载 zip。';
    case 'crc':
      return '校验和（CRC-32）不符，文件已损坏。请重新下载 zip。';
    case 'nested':
      return '本身又是 zip。请解压后打开里面的文件。';
  }
}

function zipFault(fault: ZipFault): string {
  switch (fault.kind) {
    case 'no-zip':
      return '开头不是 zip。请重新下载。';
    case 'cut-off':
      return '结尾缺失。请重新下载。';
    case 'zip64':
      return '是超过 4 GiB 的格式（zip64）。请解压后打开文件夹。';
    case 'parts':
      return '是分卷之一。请全部解压后打开文件夹。';
    case 'entries':
      return `有 ${grouped(fault.count)} 个条目，最多读 ${grouped(fault.most)} 个。请分成几个。`;
    case 'list':
      return `文件列表在第 ${fault.offset} 字节处损坏。请重新下载。`;
  }
}

export const classWords: typeof english = {
  openFolder: '打开文件夹…',
  dropHint: '从 Moodle 或 Canvas 下载的 zip，或一个文件夹，可以整个打开，也可以拖到本页。',
  unpacking: (name, percent) => `正在解压“${name}”：${percent} %`,
  marking: (done, of) => `已重新评分 ${grouped(done)} / ${grouped(of)} 份`,
  notOpened: (name, fault) => `“${name}”没有打开：${zipFault(fault)}`,
  entryNotRead: (path, fault) => `“${path}”没有读取：${entryFault(fault)}`,
  tooManyFiles: (name, most) => `“${name}”里的文件超过 ${grouped(most)} 个。请打开只放上交文件的文件夹。`,
  notReadCount: (count) => `有 ${grouped(count)} 个文件没有读取：`,
  moreRows: (count) => `再显示一些（${grouped(count)}）`,
  noResultsCount: (count) => `${grouped(count)} 个文件不是结果`,
  knownCount: (count) => `${grouped(count)} 份结果已在表中，各仍为一行。`,
  classOpened: (name, count) => `“${name}”是一个班，其中 ${grouped(count)} 份结果已在表中。`,
  unreadResult: (from) => `保存的一份结果（${from}）已无法读取，仍留在原处。`,

  agreement: '截止时间、次数、名单',
  deadline: '截止时间',
  grace: '宽限，分钟',
  graceFault: (most) => `请输入 0 到 ${grouped(most)} 的整数。`,
  clock: '文件里的上交时间是学生自己设备的时间。',
  counts: '一名学生交了几份时，算',
  counting: { last: '最后一份', best: '最好的一份', first: '第一份' },
  openRoster: '打开名单（CSV）…',
  rosterHint: '名单的第一行是列名：一列是编号（如“学号”），一列是“姓名”。',
  rosterOf: (count) => `名单上有 ${grouped(count)} 名学生。`,
  removeRoster: '去掉名单',
  leftOut: ({ line, identifier }) =>
    identifier === ''
      ? `第 ${line} 行既没有编号也没有姓名。`
      : `第 ${line} 行：“${identifier}”在名单上已经有了。`,
  missing: (count) => `名单上有 ${grouped(count)} 名学生没有上交`,

  identifier: '编号',
  late: '迟交',
  attempt: '第几份',
  misconceptions: '误解',
  isLate: '迟交',
  isLateByLms: '迟交（教学平台标明）',
  inTime: '按时',
  attemptOf: (place, count) => `${place} / ${count}`,
  showOthers: (name, count) => `显示 ${name} 的另外 ${grouped(count)} 份`,
  countsNot: '不计',
  inFile: '文件里是：',
  withCode: '另有代码',
  sortBy: (column) => `按“${column}”排序`,
  filter: '在表中查找',
  only: { late: '迟交', repeated: '多次上交', faulty: '有疑问' },
  shown: (from, to, of) => `第 ${grouped(from)} 到 ${grouped(to)} 行，共 ${grouped(of)} 行`,
  noneFits: '没有符合的行。',
  earlier: '前面的行',
  later: '后面的行',
  emptyTable: '清空这张表',
  emptied: (count) => `删除了 ${grouped(count)} 份结果。`,
  takeBack: '撤销',

  figures: '全班统计',
  shares: '得分率，百分比',
  quartile: { least: '最低', lower: '下四分位数', median: '中位数', upper: '上四分位数', greatest: '最高' },
  mean: '平均',
  histogram: (count) => `${grouped(count)} 名学生的得分率分布`,
  colon: '：',
  comma: '，',
  bar: (from, to) => `${from}–${to} %`,
  perItem: '各题',
  diagnosing: (done, of) => `错在哪里：已查看 ${grouped(done)} / ${grouped(of)} 份`,

  saveClass: '把这个班存成文件',
  outOfItem: (number) => `第 ${number} 题：满分`,
  total: '总分',
  maximum: '满分',
  isoTime: '时间（ISO）',
  nameInFile: '文件里的姓名',
  codeFits: '代码相符',
  inOrder: '无疑问',
  yes: '是',
  no: '否',

  openGradeBook: '填写成绩册（CSV）…',
  gradeBookHint: 'Moodle 导出的评分表，或 Canvas 成绩册的导出文件，填好一列后存回。',
  whichColumn: '要填写的列',
  fill: '填写并保存',
  filled: (name, count) => `在“${name}”里写入了 ${grouped(count)} 个成绩。`,
  replaced: (count) => `其中 ${grouped(count)} 名学生原来是别的成绩。`,
  scaled: (most) => `成绩册写明满分 ${most}，成绩已按比例换算。`,
  notFound: (names) => `在成绩册里找不到，或不止一行符合：${names}。`,
  without: (count) => `成绩册里有 ${grouped(count)} 名学生没有结果，保持原样。`,

  csvFault(name: string, fault: CsvFault): string {
    switch (fault.kind) {
      case 'no-text':
        return `“${name}”不是文本：第 ${fault.offset} 字节不是字符的开头。请存成 UTF-8 的 CSV。`;
      case 'no-rows':
        return `“${name}”是空的。请把表格存成 CSV 再打开。`;
      case 'open-quotes':
        return `“${name}”第 ${fault.line} 行的引号没有结束。请补上后再打开。`;
    }
  },
  rosterFault(name: string, fault: RosterFault): string {
    switch (fault.kind) {
      case 'no-columns':
        return `“${name}”的第一行既没有编号列也没有姓名列，有的是 ${heads(fault.found)}。请把一列叫做“学号”，一列叫做“姓名”。`;
      case 'no-students':
        return `“${name}”的第一行之下没有学生。第一行必须是列名。`;
      case 'too-many':
        return `“${name}”有 ${grouped(fault.count)} 名学生，最多读 ${grouped(fault.most)} 名。请分成几个。`;
    }
  },
  gradeBookFault(name: string, fault: GradeBookFault): string {
    switch (fault.kind) {
      case 'no-grade-book':
        return `“${name}”不是认得的成绩册，第一行是 ${heads(fault.found)}。请打开 Moodle 的评分表（“Identifier”、“Grade”）或 Canvas 的导出文件（“Student”、“ID”）。`;
      case 'no-assignment':
        return `“${name}”没有作业的列，如“Week 5 (1234)”。请先在 Canvas 里建立作业，再导出。`;
      case 'no-students':
        return `“${name}”里没有学生。请重新导出。`;
    }
  },
};
