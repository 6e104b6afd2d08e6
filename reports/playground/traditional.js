// Traditional from Simplified Chinese: each character that the page uses and that differs, then the words that differ in Taiwan, and
// the few characters of which two were made one.
const PAIRS = `
万萬与與丝絲丢丟两兩严嚴个個为為么麼义義习習于於从從们們会會传傳余餘侧側储儲关關内內册冊写寫决決况況减減几幾击擊则則别別办辦动動区區单單却卻厘釐参參双雙发發变變叠疊号號后後吗嗎围圍图圖圆圓场場块塊处處复復够夠头頭夹夾实實宽寬对對将將尽盡属屬
带帶并並库庫应應开開异異弯彎弹彈当當录錄径徑总總战戰扩擴抛拋报報拢攏择擇换換数數断斷无無旧舊时時显顯机機条條来來极極标標栈棧栏欄样樣档檔检檢没沒浅淺测測浏瀏满滿点點状狀独獨环環现現画畫盖蓋着著码碼确確离離种種积積称稱穷窮竖豎简簡类類紧緊红紅
约約纯純纹紋线線练練组組细細终終经經结結绕繞给給绝絕继繼续續绿綠编編缝縫缩縮网網胶膠范範荐薦蓝藍虚虛见見览覽计計认認讨討让讓记記许許论論证證译譯试試该該语語误誤说說请請读讀课課谁誰调調谈談负負败敗贴貼转轉轴軸轻輕较較辑輯输輸边邊过過运運还還
椭橢横橫纵縱这這进進远遠违違连連适適选選逻邏邻鄰释釋里裡针針钮鈕钳鉗链鏈销銷错錯键鍵长長闭閉问問间間际際随隨页頁顶頂顺順须須颜顏齐齊`.replaceAll('\n', '');
const WORDS = `文件檔案 函數函式 保存儲存 坐標座標 復制複製 打印列印 注釋註解 窗口視窗 算法演算法 進制進位 代碼程式碼 盡管儘管 程序程式 溢出溢位 重復重複 文檔文件 類型型別 運行執行
點擊點選 內存記憶體 內置內建 存儲儲存 調用呼叫 鏈接連結 異常例外 制作製作 死循環無窮迴圈 循環迴圈 一並一併 粘貼貼上 用例案例 鼠標滑鼠 松開鬆開 想象想像 舍捨`.split(/\s+/);
// How many characters of a pair of words are the first.
const LONG = {溢出溢位: 2, 算法演算法: 2, 代碼程式碼: 2, 內存記憶體: 2, 死循環無窮迴圈: 3, 舍捨: 1};

const CHARACTER = new Map();
for (let k = 0; k < PAIRS.length; k += 2) CHARACTER.set(PAIRS[k], PAIRS[k + 1]);
const WORD = new Map(WORDS.map(pair => { const at = LONG[pair] ?? 2; return [pair.slice(0, at), pair.slice(at)]; }));
const ANY = new RegExp([...WORD.keys()].join('|'), 'g');

const known = new Map();
export function traditional(text) {
  if (!known.has(text)) known.set(text, [...text].map(letter => CHARACTER.get(letter) ?? letter).join('').replace(ANY, word => WORD.get(word)).replaceAll('“', '「').replaceAll('”', '」'));
  return known.get(text);
}
