import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_SYMBOLS, type MessageKey } from '@players-club/domain-models'
import type { FieldError } from '../form/FieldError.ts'
import { isCommonPassword, type GuessedNames } from './isCommonPassword.ts'

type Test = (password: string) => boolean

const isSymbol = (char: string) => PASSWORD_SYMBOLS.includes(char)

/** The six rules that strength counts by. */
export const passwordRules = {
  minLength: password => password.length >= PASSWORD_MIN,
  maxLength: password => password.length <= PASSWORD_MAX,
  uppercase: password => /[A-Z]/.test(password),
  lowercase: password => /[a-z]/.test(password),
  symbol: password => Array.from(password).some(isSymbol),
  digit: password => /\d/.test(password),
} as const satisfies Record<string, Test>

/** The name of a rule that a new password has to keep. */
export type PasswordRule = keyof typeof passwordRules

const RULES: readonly PasswordRule[] = ['minLength', 'maxLength', 'uppercase', 'lowercase', 'symbol', 'digit']

const failedRules = (password: string): readonly PasswordRule[] =>
  RULES.filter(rule => !passwordRules[rule](password))

/** Typed or pasted text reduced to the allowed characters: letters, digits and the listed symbols. */
export function filterPassword(value: string): string {
  return Array.from(value)
    .filter(char => /[A-Za-z0-9]/.test(char) || isSymbol(char))
    .join('')
}

/** A new password: all six rules, and nothing in it that the field would have stripped. */
export function passwordRule(value: string): FieldError | null {
  const isValid = failedRules(value).length === 0 && filterPassword(value) === value
  return isValid ? null : { key: 'accounts.password.invalid' }
}

/** What the club has against a new password: the six rules, and what an attacker would guess. */
export function newPasswordRule(value: string, names: GuessedNames): FieldError | null {
  const isCommon = () => isCommonPassword(value, names)
  return passwordRule(value) ?? (isCommon() ? { key: 'accounts.password.common' } : null)
}

/** The password typed again: equal to the first. */
export function confirmationRule(
  confirmation: string,
  { password }: { password: string },
): FieldError | null {
  return confirmation === password ? null : { key: 'accounts.password.mismatch' }
}

/** The levels of a password's strength, the weakest first. */
const PASSWORD_LEVELS = ['low', 'medium', 'strong'] as const
/** How strong a password is. */
export type PasswordLevel = (typeof PASSWORD_LEVELS)[number]

/** A line of the checklist below a new password: the key of its text, and whether the password meets it. */
export interface PasswordCondition {
  readonly key: MessageKey
  readonly met: boolean
}

/** What a form shows about a new password: how strong it is, and the three conditions of the checklist. */
export interface PasswordStrength {
  readonly level: PasswordLevel
  readonly checklist: readonly [PasswordCondition, PasswordCondition, PasswordCondition]
}

/** How strong a password is, and the six rules as three conditions. What would be guessed is not strong. */
export function passwordStrength(value: string, names: GuessedNames): PasswordStrength {
  const failed = failedRules(value)
  const met = (...rules: PasswordRule[]) => !rules.some(rule => failed.includes(rule))
  return {
    level: levelOf(failed, isCommonPassword(value, names)),
    checklist: [
      { key: 'accounts.password.lengthCondition', met: met('minLength', 'maxLength') },
      { key: 'accounts.password.letterCondition', met: met('uppercase', 'lowercase') },
      { key: 'accounts.password.characterCondition', met: met('digit', 'symbol') },
    ],
  }
}

/** A password that is only too long is strong all the same, so this is asked before failures are counted. */
function levelOf(failed: readonly PasswordRule[], isCommon: boolean): PasswordLevel {
  if (!isCommon && failed.every(rule => rule === 'maxLength')) return 'strong'
  return failed.length <= 2 ? 'medium' : 'low'
}
