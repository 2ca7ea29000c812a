import {
  identityValues,
  profileValues,
  type FeedbackValues,
  type MessageKey,
} from '@players-club/domain-models'
import { verifiedProfile } from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { emailRule } from '../accounts/emailRule.ts'
import { newPasswordErrors } from '../accounts/newPassword.ts'
import { registrationCredentials } from '../accounts/registrationCredentials.ts'
import { feedbackErrors } from '../content/feedbackErrors.ts'
import { identityErrors } from '../identity/identityErrors.ts'
import { profileErrors } from '../profile/profileErrors.ts'
import type { FieldError } from './FieldError.ts'
import { validateForm } from './validateForm.ts'

const AGES = { minimumAge: 21, maximumAge: 120, today: '2026-11-21' }

/** What people, pasteboards and attackers put into a field; `long` is one character more than it holds. */
const TEXTS = {
  long: [],
  empty: [''],
  blank: [' ', '\u00a0\t', '\u200b\u2060', '\ufeff', '\u202e\u2066', '\u3164'],
  script: ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' or 1=1 --"],
  foreign: ['سلوى', 'שרה', '王小明'],
  turned: ['Ana\u202eevil', '\u2066Ana\u2069'],
  unseen: ['An\u200ba', 'Ana\ufeff'],
  emoji: ['🌵', '👩‍🚀'],
  null: ['\0', 'Ana\0'],
} as const
type Kind = keyof typeof TEXTS
const KINDS = Object.keys(TEXTS) as Kind[]

/** A kind of field: how much it holds, and what it takes of all that; the rest is refused. */
interface Field {
  takes: readonly Kind[]
  max: number
  /** The text as the field would hold it. */
  as?: (text: string) => string
}

const address = (text: string) => `${text}@players.example`
const words = ['script', 'foreign', 'turned', 'unseen', 'emoji'] as const

const email: Field = { takes: [], max: 100, as: address }
const password: Field = { takes: [], max: 20 }
const name: Field = { takes: ['foreign'], max: 30 }
const line: Field = { takes: words, max: 255 }
const optional = (field: Field): Field => ({ ...field, takes: [...field.takes, 'empty'] })
const optionalLine: Field = { takes: [...words, 'empty', 'blank'], max: 255 }

const person = { firstName: name, lastName: name }
const home = {
  address1: line,
  address2: optionalLine,
  apartmentNumber: { ...optionalLine, max: 50 },
  city: line,
  zipCode: { ...line, max: 50 },
}

interface Form {
  check: (change: Record<string, string>) => object
  fields: Record<string, Field>
}

const credentials = { password: 'Lucky#2026', inviteCode: '', acceptsTerms: true, sendUpdates: false }
const feedback: FeedbackValues = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@players.example',
  subject: 'A word',
  message: 'More words',
}
const newPassword = ({ password: secret = '' }) =>
  newPasswordErrors({ password: secret, confirmation: secret })

/** Every form that an account, a profile or a person is written in. */
const FORMS: Record<string, Form> = {
  '[VALID-001] [VALID-005] [VALID-023] registration': {
    check: change =>
      validateForm(registrationCredentials, { ...credentials, email: feedback.email, ...change }).errors,
    fields: { email, password, inviteCode: { takes: [...words, 'empty', 'blank'], max: 30 } },
  },
  '[ACT-021] [SETTINGS-014] forgotten password, resent activation, changed email': {
    check: ({ email: typed = '' }) => ({ email: emailRule(typed.trim()) ?? undefined }),
    fields: { email },
  },
  '[VALID-005] new password of a reset, a reactivation, a change': {
    check: newPassword,
    fields: { password },
  },
  '[VALID-012] [VALID-015] [VALID-019] [VALID-020] [VALID-021] profile': {
    check: change => profileErrors({ ...profileValues(verifiedProfile), ...change }, AGES),
    fields: { ...person, ...home, phone: { takes: ['empty'], max: 10 } },
  },
  '[VALID-012] [VALID-019] [VALID-022] identity': {
    check: change => identityErrors({ ...identityValues(verifiedProfile), ...change }, AGES),
    fields: { ...person, ...home, ssnLast4: optional({ takes: [], max: 4 }) },
  },
  '[FEEDBACK-006] feedback': {
    check: change => feedbackErrors({ ...feedback, ...change }),
    fields: { ...person, email, subject: { ...line, max: 100 }, message: { ...line, max: 1000 } },
  },
}

const MESSAGES: Record<string, MessageKey> = {
  email: 'error.email.invalid',
  password: 'accounts.password.invalid',
  subject: 'feedback.subject.invalid',
  message: 'feedback.message.invalid',
}

/** Every text with what is said of it, and with what should be. */
function judged(check: Form['check'], field: string, { takes, max, as = text => text }: Field) {
  const key = MESSAGES[field] ?? `field.${field}`
  const texts = { ...TEXTS, long: ['7'.repeat(max + 1)] }
  const all = KINDS.flatMap(kind => texts[kind].map(text => ({ kind, text: as(text) })))
  return {
    said: all.map(({ text }) => {
      const errors: Record<string, FieldError | undefined> = { ...check({ [field]: text }) }
      // A form may name the character that is refused.
      return [text, errors[field]?.key.replace(/\.(character|invisible)$/, '')]
    }),
    expected: all.map(({ kind, text }) => [text, takes.includes(kind) ? undefined : key]),
  }
}

describe.each(Object.entries(FORMS))('the form: %s', (_, { check, fields }) => {
  test.each(Object.entries(fields))('%s rejects invalid texts and accepts the rest', (id, field) => {
    const { said, expected } = judged(check, id, field)
    expect(said).toEqual(expected)
  })
})
