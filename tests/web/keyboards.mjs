// Keyboards of the world as browsers report them: what each key types alone, with Shift, and with AltGr or Option.

const ROWS = [
  "KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight",
  "KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote",
  "KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash",
].map((row) => row.split(" "));

const DIGITS = "1234567890".split("").map((digit) => `Digit${digit}`);

/** The strokes of one level: those of three rows, then single ones as “Code key”, with two spaces between. */
function level(rows, single, held) {
  const strokes = rows.flatMap((row, number) => row.split(" ").map((key, place) => [ROWS[number][place], key]));
  const others = (single ?? "").split("  ").filter(Boolean);
  return [...strokes, ...others.map((one) => one.split(" "))].map(([code, key]) => ({ code, key, held }));
}

/** A keyboard; `upper` are the digits without Shift, `alone`, `shift`, `third` and `fourth` single keys. */
function keyboard(name, rows, { upper = "1 2 3 4 5 6 7 8 9 0", alone, shift, third, fourth, mac } = {}) {
  const other = mac ? "Alt" : "AltGraph";
  const digits = upper.split(" ").map((key, place) => ({ code: DIGITS[place], key, held: [] }));
  const strokes = [
    ...digits,
    ...level(rows, alone, []),
    ...level([], shift, ["Shift"]),
    ...level([], third, [other]),
    ...level([], fourth, [other, "Shift"]),
  ];
  return { name, strokes, isMac: mac === true };
}

const SHIFT = "Comma <  Period >  Slash ?";
const EDGE = { alone: "IntlBackslash <", shift: "IntlBackslash >  Minus ?  Comma ;  Period :" };
const [QWERTY, ASDF, ZXCV] = ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m"];
const [QWERTZ, YXCV] = [QWERTY.replace("y", "z"), ZXCV.replace("z", "y")];

const LATIN = [
  keyboard("American", [`${QWERTY} [ ]`, `${ASDF} ; '`, `${ZXCV} , . /`], { shift: SHIFT }),
  keyboard("German", [`${QWERTZ} ü +`, `${ASDF} ö ä`, `${YXCV} , . -`], { ...EDGE, third: "Digit8 [  Digit9 ]" }),
  keyboard("German, Mac", [`${QWERTZ} ü +`, `${ASDF} ö ä`, `${YXCV} , . -`], {
    ...{ ...EDGE, third: "Digit5 [  Digit6 ]  KeyL @  KeyN ~", mac: true },
  }),
  keyboard("French", ["a z e r t y u i o p Dead $", "q s d f g h j k l m ù", "w x c v b n , ; : !"], {
    ...{ upper: "& é \" ' ( - è _ ç à", alone: "IntlBackslash <" },
    ...{ shift: "KeyM ?  Comma .  Slash §  IntlBackslash >", third: "Digit5 [  Minus ]" },
  }),
  keyboard("French, Mac", ["a z e r t y u i o p Dead $", "q s d f g h j k l m ù", "w x c v b n , ; : ="], {
    ...{ upper: "& é \" ' ( § è ! ç à", alone: "IntlBackslash <" },
    ...{ shift: "KeyM ?  IntlBackslash >", third: "Digit5 {  Minus }", fourth: "Digit5 [  Minus ]", mac: true },
  }),
  keyboard("Spanish", [`${QWERTY} Dead +`, `${ASDF} ñ Dead`, `${ZXCV} , . -`], {
    ...{ ...EDGE, third: "BracketLeft [  BracketRight ]" },
  }),
  keyboard("Italian", [`${QWERTY} è +`, `${ASDF} ò à`, `${ZXCV} , . -`], EDGE),
  keyboard("Portuguese", [`${QWERTY} + Dead`, `${ASDF} ç º`, `${ZXCV} , . -`], {
    ...{ ...EDGE, third: "Digit8 [  Digit9 ]" },
  }),
  keyboard("Brazilian", [`${QWERTY} Dead [`, `${ASDF} ç Dead`, `${ZXCV} , . ;`], {
    ...{ alone: "Backslash ]", shift: "Comma <  Period >  IntlRo ?" },
  }),
  keyboard("Swedish", [`${QWERTY} å Dead`, `${ASDF} ö ä`, `${ZXCV} , . -`], { ...EDGE, third: "Digit8 [  Digit9 ]" }),
  keyboard("Czech", [`${QWERTZ} ú )`, `${ASDF} ů §`, `${YXCV} , . -`], {
    ...{ upper: "+ ě š č ř ž ý á í é", shift: "Comma ?  Period :  Slash _" },
    ...{ third: "KeyF [  KeyG ]  Comma <  Period >" },
  }),
  keyboard("Hungarian", [`${QWERTZ} ő ú`, `${ASDF} é á`, `${YXCV} , . -`], {
    ...{ shift: "Comma ?  Period :  Slash _", third: "KeyF [  KeyG ]  IntlBackslash <  Period >" },
  }),
  keyboard("Lithuanian", [`${QWERTY} [ ]`, `${ASDF} ; '`, `${ZXCV} , . /`], {
    ...{ upper: "ą č ę ė į š ų ū 9 0", shift: SHIFT },
  }),
  keyboard("Turkish", ["q w e r t y u ı o p ğ ü", `${ASDF} ş i`, `${ZXCV} ö ç .`], {
    ...{ alone: "Backslash ,  IntlBackslash <", shift: "Minus ?  IntlBackslash >", third: "Digit8 [  Digit9 ]" },
  }),
  keyboard("Turkish F", ["f g ğ ı o d r n h p q w", "u i e a ü t k m l y ş", "j ö v c ç z s b . ,"], {
    ...{ alone: "IntlBackslash <", shift: "Minus ?  IntlBackslash >", third: "Digit8 [  Digit9 ]" },
  }),
  keyboard("Vietnamese", [`${QWERTY} ư ơ`, `${ASDF} ; '`, `${ZXCV} , . /`], {
    ...{ upper: "ă â ê ô \u0300 \u0309 \u0303 \u0301 \u0323 đ", shift: SHIFT },
  }),
  keyboard("Dvorak", ["' , . p y f g c r l / =", "a o e u i d h t n s -", "; q j k x b m w v z"], {
    ...{ alone: "Minus [  Equal ]", shift: "KeyW <  KeyE >  BracketLeft ?" },
  }),
  keyboard("Bépo", ["b é p o è Dead v d l j z w", "a u i e , c t s r n m", "à y x . k ' q g h f"], {
    ...{ upper: '" « » ( ) @ + - / *', shift: "KeyN ?", third: "Digit2 <  Digit3 >  Digit4 [  Digit5 ]" },
  }),
];

const CYRILLIC = ["й ц у к е н г ш щ з х ъ", "ф ы в а п р о л д ж э", "я ч с м и т ь б ю ."];

const OTHERS = [
  keyboard("Russian", CYRILLIC, { shift: "Digit7 ?  Comma Б  Period Ю  Slash ," }),
  keyboard("Ukrainian", ["й ц у к е н г ш щ з х ї", "ф і в а п р о л д ж є", "я ч с м и т ь б ю ."], {
    shift: "Digit7 ?  Comma Б  Period Ю  Slash ,",
  }),
  keyboard("Kazakh", CYRILLIC.with(2, "я ч с м и т ь б ю №"), {
    ...{ upper: '" ә і ң ғ , . ү ұ қ', shift: "Comma Б  Period Ю  Slash ?" },
  }),
  keyboard("Bulgarian", [", у е и ш щ к с д з ц ;", "ь я а о ж г т н в м ч", "ю й ъ э ф х п р л б"], {
    shift: "Digit2 ?  Comma Р  Period Л",
  }),
  keyboard("Serbian", ["љ њ е р т з у и о п ш ђ", "а с д ф г х ј к л ч ћ", "ѕ џ ц в б н м , . -"], {
    shift: "Minus ?  Comma ;  Period :",
  }),
  keyboard("Greek", ["; ς ε ρ τ υ θ ι ο π [ ]", "α σ δ φ γ η ξ κ λ Dead '", "ζ χ ψ ω β ν μ , . /"], { shift: SHIFT }),
  keyboard("Georgian", ["ქ წ ე რ ტ ყ უ ი ო პ [ ]", "ა ს დ ფ გ ჰ ჯ კ ლ ; '", "ზ ხ ც ვ ბ ნ მ , . /"], { shift: SHIFT }),
  keyboard("Hebrew", ["/ ' ק ר א ט ו ן ם פ ] [", "ש ד ג כ ע י ח ל ך ף ,", "ז ס ב ה נ מ צ ת ץ ."], {
    shift: "Comma >  Period <  Slash ?",
  }),
  keyboard("Arabic", ["ض ص ث ق ف غ ع ه خ ح ج د", "ش س ي ب ل ا ت ن م ك ط", "ئ ء ؤ ر لا ى ة و ز ظ"], {
    shift: "BracketLeft <  BracketRight >  Comma ,  Slash ؟",
  }),
  keyboard("Persian", ["ض ص ث ق ف غ ع ه خ ح ج چ", "ش س ی ب ل ا ت ن م ک گ", "ظ ط ز ر ذ د ئ و . /"], {
    ...{ upper: "۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹ ۰", shift: "Comma >  Period <  Slash ؟" },
  }),
  keyboard("Thai", ["ๆ ไ ำ พ ะ ั ี ร น ย บ ล", "ฟ ห ก ด เ ้ ่ า ส ว ง", "ผ ป แ อ ิ ื ท ม ใ ฝ"], {
    ...{ upper: "ๅ / - ภ ถ ุ ึ ค ต จ", shift: "Comma ฒ  Period ฬ  Slash ฦ  KeyM ?" },
  }),
  keyboard("Lao", ["ົ ໄ ຳ ພ ະ ິ ີ ຣ ນ ຍ ບ ລ", "ັ ຫ ກ ດ ເ ້ ່ າ ສ ວ ງ", "ຜ ປ ແ ອ ຶ ື ທ ມ ໃ ຝ"], {
    ...{ upper: "ຢ ຟ ໂ ຖ ຸ ູ ຄ ຕ ຈ ຂ", shift: "Comma ຯ  Period ໆ  Slash ຽ" },
  }),
  keyboard("Hindi", ["ौ ै ा ी ू ब ह ग द ज ड ़", "ो े ् ि ु प र क त च ट", "ॆ ं म न व ल स , . य"], {
    shift: "Comma ष  Period ।  Slash य़",
  }),
  keyboard("Bengali", ["ৌ ৈ া ী ূ ব হ গ দ জ ড ়", "ো ে ্ ি ু প র ক ত চ ট", "ৎ ং ম ন ব ল স , . য়"], {
    shift: "Comma ষ  Period ।  Slash য",
  }),
  keyboard("Gujarati", ["ૌ ૈ ા ી ૂ બ હ ગ દ જ ડ ઼", "ો ે ્ િ ુ પ ર ક ત ચ ટ", "ૅ ં મ ન વ લ સ , . ય"], {
    shift: "Comma ષ  Period ।  Slash ?",
  }),
  keyboard("Nepali", ["ट ौ े र त य ु ि ो प इ ए", "ा स द उ ग ह ज क ल ; '", "ष ड छ व ब न म , । र"], {
    ...{ upper: "१ २ ३ ४ ५ ६ ७ ८ ९ ०", shift: "Comma ङ  Period ॐ  Slash ?" },
  }),
  keyboard("Khmer", ["ឆ ឹ េ រ ត យ ុ ិ ោ ផ ៀ ឪ", "ា ស ដ ថ ង ហ ្ ក ល ើ ់", "ឋ ខ ច វ ប ន ម ុំ ។ ៊"], {
    shift: "Comma ុះ  Period ៕  Slash ?",
  }),
  keyboard("Burmese", ["ဆ တ န မ အ ပ က င သ စ ဟ ဩ", "ေ ျ ိ ် ါ ့ ြ ု ူ း '", "ဖ ထ ခ လ ဘ ည ာ , . /"], {
    ...{ upper: "၁ ၂ ၃ ၄ ၅ ၆ ၇ ၈ ၉ ၀", shift: "Comma ၊  Period ။  Slash ?" },
  }),
  keyboard(
    "Korean",
    ["ㅂ ㅈ ㄷ ㄱ ㅅ ㅛ ㅕ ㅑ ㅐ ㅔ [ ]", "ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ ; '", "ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ , . /"],
    {
      shift: SHIFT,
    },
  ),
  keyboard(
    "Japanese, full width",
    ["ｑ ｗ ｅ ｒ ｔ ｙ ｕ ｉ ｏ ｐ ＠ 「", "ａ ｓ ｄ ｆ ｇ ｈ ｊ ｋ ｌ ； ：", "ｚ ｘ ｃ ｖ ｂ ｎ ｍ 、 。 ・"],
    {
      ...{ upper: "１ ２ ３ ４ ５ ６ ７ ８ ９ ０", alone: "Backslash 」", shift: "Comma ＜  Period ＞  Slash ？" },
    },
  ),
  keyboard("Chinese signs", [`${QWERTY} 【 】`, `${ASDF} ； ‘`, `${ZXCV} ， 。 、`], {
    shift: "Comma 《  Period 》  Slash ？",
  }),
];

export const KEYBOARDS = [...LATIN, ...OTHERS];
