import { answers, type Answers } from '@players-club/domain-models'
import { is, nullable, string, type } from 'superstruct'
import type { StoragePort } from '../../club/ClubPorts.ts'

const draft = type({ owner: nullable(string()), given: answers })
const nameOf = (surveyKey: string) => `players-club.answers.${surveyKey}`

/** Answers that wait for a sign-in: kept by the tab, and given to nobody but who began them. */
export const answersDraft = (storage: StoragePort, surveyKey: string) => ({
  keep: (owner: string | null, given: Answers) =>
    storage.set(nameOf(surveyKey), JSON.stringify({ owner, given })),

  forget: () => storage.remove(nameOf(surveyKey)),

  read(owner: string | null): Answers | null {
    const text = storage.get(nameOf(surveyKey))
    if (text === null) return null
    try {
      const kept: unknown = JSON.parse(text)
      // What a guest began is whose sign-in it waits for.
      return is(kept, draft) && (kept.owner === null || kept.owner === owner) ? kept.given : null
    } catch {
      return null
    }
  },
})
