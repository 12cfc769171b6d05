/**
 * Looking a word up: endings do not matter, nor does «ё», nor how a Ukrainian word begins after a vowel. It is done
 * where the text is, and sends nothing.
 */

/** What a word may end with, the longest first; whatever is left has three letters or more. @type {Record<string, string[]>} */
const ENDINGS = {
  ru: longestFirst("ованиями ованиях ованием ование ования ованию ований ениями ениях ением ение ения ению ений аниями аниях анием ание ания анию аний ировать овать ывать ивать ируют ирует уются уется уют ует ившие ивший авший авшие иями ями ами ого его ому ему ыми ими ать ять ить еть уть ает яет ают яют ишь ешь ите ете ит ят ет ут ют ал ял ил ел ала ила ела али или ели ало ило ело ан ен ён ана ена аны ены ано ено ая яя ое ее ые ие ый ий ой ей ом ем ам ям ах ях ов ев ью ия ии ию а я о е ы и у ю ь й"),
  uk: longestFirst("уваннями уваннях уванням ування уванню увань еннями еннях енням ення енню ень аннями аннях анням ання анню ань увати ювати овувати ують юють ується уються ує ює ями ами ого ього ому ьому ими іми ати яти іти ити ути ає яє ають яють иш еш ите ете ить ять еть уть ють ав яв ив ів ала ила іла али или іли ало ило іло ано ено ито ато ана ена ані ені ий ій ою ею єю ом ем ам ям ах ях ів їв єв ою ія ії ію а я о е є и і ї у ю ь й"),
  en: longestFirst("ations ation ings ing ies ied ers ed es er ly s e y"),
};
/** The endings of other words in a Slavic language are seldom longer than this. */
const LONGEST_REST = 3;
const LEAST_STEM = 3;
const LEAST_KIN = 4;
const FUGITIVE = /([^аеиоуыэюяєії])[ео]([кнлрц])$/u;
const NUMBER = /^\s*([a-z]{3})?[\s._\u2010-\u2015-]*(\d{1,4})\s*$/i;
const APOSTROPHES = /['`\u2019\u02bc]/g;

/** @param {string} list */
function longestFirst(list) {
  return list.split(" ").sort((one, other) => other.length - one.length);
}

/** The words of a text, as they are compared. @param {string} text @param {string} language @returns {string[]} */
export function wordsOf(text, language) {
  const plain = text.toLowerCase().replaceAll("ё", "е").replace(APOSTROPHES, "");
  const found = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return language === "uk" ? found.map((word) => word.replace(/^у(?=[бвгґджзйклмнпрстфхцчшщ])/, "в")) : found;
}

/** A word without its ending, and without the vowel that comes and goes before it: «отец», «отца». @param {string} word @param {string} language */
export function stemOf(word, language) {
  const ending = (ENDINGS[language] ?? []).find((each) => word.endsWith(each) && word.length - each.length >= LEAST_STEM);
  const stem = ending ? word.slice(0, -ending.length) : word;
  return language === "en" || stem.length < LEAST_KIN ? stem : stem.replace(FUGITIVE, "$1$2");
}

/** How well a word of a text answers one that was typed: 3 the same, 2 begins so, 1 of the same kin, 0 not at all. @param {Wanted} wanted @param {string} word @param {string} language */
function likeness(wanted, word, language) {
  if (word === wanted.word) return 3;
  if (wanted.word.length > 1 && word.startsWith(wanted.word)) return 2;
  if (wanted.word.length < LEAST_KIN || word.length < LEAST_STEM) return 0;
  const stem = stemOf(word, language);
  if (stem === wanted.stem) return 1;
  let same = 0;
  while (same < word.length && word[same] === wanted.word[same]) same += 1;
  return same >= LEAST_KIN && same >= Math.min(stem.length, wanted.stem.length) && Math.max(word.length, wanted.word.length) - same <= LONGEST_REST ? 1 : 0;
}

/** @typedef {{ word: string, stem: string }} Wanted */

/**
 * What was typed, ready to be compared with many texts: each text gets a number, the higher the better, 0 where a word
 * of it is missing.
 * @param {string} typed @param {string} language
 * @returns {(text: string) => number}
 */
export function seeker(typed, language) {
  const wanted = wordsOf(typed, language).map((word) => ({ word, stem: stemOf(word, language) }));
  if (!wanted.length) return () => 0;
  return (text) => {
    const words = wordsOf(text, language);
    let sum = 0;
    for (const each of wanted) {
      const best = words.reduce((most, word) => (most === 3 ? most : Math.max(most, likeness(each, word, language))), 0);
      if (!best) return 0;
      sum += best;
    }
    return sum;
  };
}

/**
 * Is this the number of a rule? `FAM-195`, `fam195`, `fam 195`, and `195` in a book whose rules begin like this.
 * @param {string} typed @param {string} prefix
 */
export function asNumber(typed, prefix) {
  const found = NUMBER.exec(typed);
  return found ? `${(found[1] ?? prefix).toUpperCase()}-${found[2].padStart(3, "0")}` : "";
}

/**
 * The entries that answer what was typed, the best first, in the order of the book where they are as good.
 * @template T
 * @param {readonly T[]} entries @param {string} typed @param {string} language
 * @param {(entry: T) => { number: string, text: string }} read
 * @returns {T[]}
 */
export function search(entries, typed, language, read) {
  const prefix = entries.map((each) => read(each).number).find(Boolean)?.slice(0, 3) ?? "";
  const number = asNumber(typed, prefix);
  const named = number ? entries.filter((each) => read(each).number === number) : [];
  if (named.length) return named;
  const seek = seeker(typed, language);
  const found = entries.map((entry) => ({ entry, worth: seek(read(entry).text) })).filter(({ worth }) => worth > 0);
  return found.sort((one, other) => other.worth - one.worth).map(({ entry }) => entry);
}
