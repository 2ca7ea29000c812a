import type { FakeAnswers } from '@players-club/api-client/fakes'
import { verifiedProfile } from '@players-club/domain-models/fixtures'

/** A club in which nothing goes on: what the frame of every page asks, answered with as little as there can be. */
export const quietAnswers: FakeAnswers = {
  'profile.getCountries': { countries: [] },
  'profile.getProfile': verifiedProfile,
}
