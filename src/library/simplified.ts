/**
 * Converts queries in traditional script to simplified script, character by character, for the characters of the
 * library and of its names, and replaces common words of the field in which the two regions differ. Rarer ones are
 * among the names of their subjects.
 */
const PAIRS = [
  '與与 業业 兩两 個个 為为 爲为 義义 烏乌 習习 書书 亂乱 於于 亞亚 產产 僅仅 從从 價价 會会 傳传 體体 側侧 優优',
  '蘭兰 關关 興兴 茲兹 內内 寫写 決决 準准 減减 幾几 擊击 則则 剛刚 別别 製制 動动 區区 華华 單单 佔占 壓压',
  '雙双 發发 變变 葉叶 號号 後后 啟启 啓启 問问 圓圆 圍围 國国 圖图 壞坏 塊块 聲声 處处 備备 複复 復复 頭头',
  '奧奥 學学 實实 對对 導导 將将 尋寻 爾尔 嘗尝 堯尧 層层 屬属 師师 帶带 幫帮 並并 應应 庫库 廢废 開开 棄弃',
  '歸归 錄录 態态 總总 戲戏 撲扑 擴扩 擇择 損损 換换 據据 敵敌 數数 斷断 時时 顯显 暫暂 術术 機机 權权 條条',
  '來来 極极 構构 標标 棧栈 樹树 樣样 橋桥 檢检 歷历 殺杀 沒没 測测 淺浅 滿满 靈灵 點点 無无 狀状 環环',
  '現现 畫画 異异 疊叠 確确 離离 種种 稱称 穩稳 窮穷 竅窍 筆笔 節节 簡简 簽签 類类 係系 緊紧 級级 約约 納纳',
  '純纯 紙纸 線线 練练 組组 細细 終终 結结 經经 給给 統统 繼继 續续 維维 編编 縮缩 網网 羅罗 勝胜 範范 獲获',
  '萊莱 薩萨 虛虚 補补 裡里 裏里 見见 規规 視视 覽览 觀观 計计 訪访 設设 許许 評评 試试 該该 認认 語语 誤误',
  '說说 誰谁 課课 調调 論论 諾诺 講讲 證证 識识 讀读 讓让 貪贪 負负 賓宾 質质 賽赛 軸轴 較较 載载 輪轮',
  '輩辈 輯辑 輸输 轉转 連连 進进 運运 過过 達达 遊游 遜逊 遞递 遠远 適适 選选 還还 邊边 釋释 鄰邻 針针 鈕钮',
  '錢钱 錯错 鍵键 鏈链 長长 閉闭 間间 陣阵 陸陆 際际 隨随 難难 靜静 項项 順顺 須须 預预 頁页 題题 額额 馬马',
  '驗验 驟骤 麥麦 齊齐 佈布 採采 盡尽 儘尽 勻匀 執执 幣币 競竞 爭争 專专 廣广 寬宽',
  '嚴严 倫伦 軍军 卻却 擬拟 殘残 漸渐 著着 藍蓝 譜谱 敗败 軟软 這这 階阶 風风 氣气 餘余 萬万 劃划 註注 週周 麼么 聯联 響响 擲掷 豬猪 懸悬 丟丢 遲迟 輔辅 夠够 車车 宮宫 戰战 綜综 毀毁 雜杂 資资 張张 績绩 賭赌 錦锦 盤盘 搶抢 報报 撿捡 贏赢 訊讯 絕绝 頂顶 強强 脅胁 儲储 偽伪 僞伪 碼码',
];

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  PAIRS.join(' ')
    .split(' ')
    .map(([traditional = '', simplified = '']) => [traditional, simplified]),
);

/**
 * Words of the field that another region or another book uses, each followed by the word of this program. They are
 * replaced wherever they occur, also inside a longer word.
 */
const WORDS = [
  '结点 节点',
  '搜寻 搜索',
  '视窗 窗口',
  '资讯 信息',
  '函式 函数',
  '演算法 算法',
  '资料库 数据库',
  '递回 递归',
  '堆叠 堆栈',
  '叠代 迭代',
];

/** Returns the text in simplified script, with the words of this program for those of other regions and books. */
export function simplified(text: string): string {
  const characters = text.replace(/\p{Script=Han}/gu, (character) => SIMPLIFIED.get(character) ?? character);
  return WORDS.reduce((changed, pair) => {
    const [other = '', own = ''] = pair.split(' ');
    return changed.replaceAll(other, own);
  }, characters);
}
