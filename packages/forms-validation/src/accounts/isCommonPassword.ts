import type { Brand } from '@players-club/domain-models'
import { commonWords } from './commonPasswords.ts'

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

/** Names that an attacker tries first: those of the lottery, and the player's address if it is known. */
export interface GuessedNames {
  readonly brand: Pick<Brand, 'lotteryName' | 'clubName' | 'loungeName'>
  readonly email?: string
}

/** Shorter ones occur in too many words by chance. */
const NAME_MIN = 4
const LOTTERY = /lottery|loteria/

const guessedWords = ({ brand, email = '' }: GuessedNames): readonly string[] => {
  const { lotteryName, clubName, loungeName } = brand
  const [lottery = '', ...names] = [lotteryName, clubName, loungeName, email.split(/[+@]/)[0] ?? ''].map(
    // An accent becomes a mark of its own.
    name => letters(name.toLowerCase().normalize('NFD')),
  )
  return [lottery.replace(LOTTERY, ''), ...names].filter(name => name.length >= NAME_MIN)
}

/**
 * Whether an attacker would guess a password early: a common word with any decoration, or one with the lottery's names
 * or the local part of the player's address anywhere in it.
 */
export const isCommonPassword = (password: string, names: GuessedNames): boolean => {
  const words = [...readings(password)]
  if (words.some(word => isKnown(word) || LOTTERY.test(word))) return true
  return guessedWords(names).some(name => words.some(word => word.includes(name)))
}
