import { clubWords, commonWords } from './commonPasswords.ts'

/** What players use in place of a letter; a 1 is read both ways. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
  '(': 'c',
}

const unleet = (text: string, one: 'i' | 'l') =>
  text.replaceAll(/[^a-z]/g, char => (char === '1' ? one : (LEET[char] ?? '')))
const letters = (text: string) => text.replaceAll(/[^a-z]/g, '')
const trimmed = (text: string) => text.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '')

/** The ways to read a password as words: with decoration left out, or replaced by the letters it resembles. */
const readings = (password: string): ReadonlySet<string> => {
  const whole = password.toLowerCase()
  const core = trimmed(whole)
  // The last letter may be a replaced one, followed by decoration.
  const [withNext = core] = whole.match(/[a-z](?:.*[a-z])?[^a-z]/) ?? []
  return new Set(
    [core, withNext, whole].flatMap(text => [unleet(text, 'i'), unleet(text, 'l')]).concat(letters(whole)),
  )
}

const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const runs = ROWS.flatMap(row => [row, row.split('').toReversed().join('')])

/** One repeated letter, or neighbouring keys. */
const isRun = (word: string) =>
  new Set(word).size <= 1 || (word.length > 2 && runs.some(row => row.includes(word)))

/** A known word, alone or repeated. */
const isKnown = (word: string) => {
  if (isRun(word) || commonWords.has(word)) return true
  return [2, 3].some(times => {
    const part = word.slice(0, word.length / times)
    return part.length >= 2 && part.repeat(times) === word && (isRun(part) || commonWords.has(part))
  })
}

/** Shorter ones occur in too many words by chance. */
const LOCAL_PART_MIN = 4

/**
 * Whether an attacker would guess a password early: a common word with any decoration, the club's own name, or the
 * local part of the player's address.
 */
export const isCommonPassword = (password: string, email = ''): boolean => {
  const words = [...readings(password)]
  if (words.some(isKnown)) return true
  const local = letters(email.split(/[+@]/)[0]?.toLowerCase() ?? '')
  const named = local.length >= LOCAL_PART_MIN ? [...clubWords, local] : clubWords
  return named.some(name => words.some(word => word.includes(name)))
}
