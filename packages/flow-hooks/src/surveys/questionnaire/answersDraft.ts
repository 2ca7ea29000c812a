import { answers, type Answers } from '@players-club/domain-models'
import { is, type } from 'superstruct'
import { userIdOf } from '../../accounts/session/Session.ts'
import type { Club } from '../../club/createClub.ts'

const draft = type({ given: answers })

/**
 * Answers that wait for a sign-in: kept by the tab for who began them. What a guest began waits for the first player
 * who signs in, and is theirs from then on.
 */
export function answersDraft(club: Pick<Club, 'session' | 'storage' | 'playerStorage'>, surveyKey: string) {
  const name = `players-club.answers.${surveyKey}`
  const own = club.playerStorage.session
  const guests = club.storage.session

  function adopt() {
    const begun = guests.get(name)
    if (begun === null || userIdOf(club.session.getState()) === null) return
    guests.remove(name)
    if (own.get(name) === null) own.set(name, begun)
  }

  return {
    keep(given: Answers) {
      adopt()
      own.set(name, JSON.stringify({ given }))
    },
    forget() {
      adopt()
      own.remove(name)
    },
    read(): Answers | null {
      adopt()
      try {
        const kept: unknown = JSON.parse(own.get(name) ?? 'null')
        return is(kept, draft) ? kept.given : null
      } catch {
        return null
      }
    },
  }
}
