/** Made-up people, companies and messages: the same for the same number, with words as unevenly common as in real text. */
const random = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const SYLLABLES =
  'ma ri an el jo ka lu ber son ton vi da ro sa ne ti mo gar wel der ing pa cha no er st le wi fra hu bo qui zen ex'.split(' ');
const make = (count: number, shortest: number, longest: number, next: () => number): string[] => {
  const words = new Set<string>();
  while (words.size < count) {
    const length = shortest + Math.floor(next() * (longest - shortest + 1));
    words.add(Array.from({ length }, () => SYLLABLES[Math.floor(next() * SYLLABLES.length)]).join(''));
  }
  return [...words];
};
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const vocabulary = random(42);
export const FIRST_NAMES = make(300, 1, 3, vocabulary).map(capital);
export const LAST_NAMES = make(2000, 2, 3, vocabulary).map(capital);
/** Commonest first. */
export const WORDS = [
  ...'the and for our with robot welding machine cell need quote tending automation cobot line parts production cnc'.split(' '),
  ...make(4000, 1, 4, vocabulary),
];

export type Person = { name: string; email: string; phone: string; message: string };

/** @param number tells the person; the same number is the same person */
export const person = (number: number): Person => {
  const next = random(number * 7919 + 13);
  const pick = (words: readonly string[]) => words[Math.floor(next() * words.length)] ?? '';
  const word = () => WORDS[Math.floor(WORDS.length ** next()) - 1] ?? 'the';
  const [first, last] = [pick(FIRST_NAMES), pick(LAST_NAMES)];
  return {
    name: `${first} ${last}`,
    email: `${first}.${last}${number % 97}@${pick(LAST_NAMES)}.example`.toLowerCase(),
    phone: `+1503555${String(Math.floor(next() * 10_000)).padStart(4, '0')}`,
    message: Array.from({ length: 10 + Math.floor(next() * 25) }, word).join(' '),
  };
};

/** What people search for: names, parts of names, words common and rare, two words, addresses, numbers, and what is not there. */
export const searches = (count: number, people: number): string[] => {
  const next = random(99);
  return Array.from({ length: count }, (_, index) => {
    const { name, email, phone, message } = person(Math.floor(next() * people));
    const words = message.split(' ');
    const word = words[Math.floor(next() * words.length)] ?? 'robot';
    const kinds = [
      name,
      name.slice(0, 4),
      name.split(' ')[1] ?? name,
      email,
      email.slice(0, 9),
      phone.slice(4),
      word,
      `${word} ${words[0]}`,
      WORDS[index % 18] ?? 'robot',
      (WORDS[index % 18] ?? 'robot').slice(0, 3),
      'machine tending',
      `${name.split(' ')[0]} robot`,
      'zyxw nobody',
      'r',
      'au',
    ];
    return kinds[index % kinds.length] ?? name;
  });
};
