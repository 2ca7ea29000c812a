import { expect, test } from 'vitest'
import { START } from '../../../test/constants.ts'
import { newId } from '../ids/newId.ts'
import { deriveSecrets, providerSubjectOf } from './secrets.ts'

test('each provider gets an id of its own for a player, always the same and never ours', () => {
  const secrets = deriveSecrets('s'.repeat(32))
  const [player, another] = [newId(START), newId(START)]
  const subjects = [
    providerSubjectOf(secrets, 'identity', player),
    providerSubjectOf(secrets, 'location', player),
    providerSubjectOf(secrets, 'identity', another),
  ]
  expect(new Set([...subjects, player, another]).size).toBe(5)
  expect(providerSubjectOf(secrets, 'identity', player)).toBe(subjects[0])
  for (const subject of subjects) expect(subject).toMatch(/^[\w-]{43}$/)
})
