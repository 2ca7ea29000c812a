import type { FakeAnswers } from '@players-club/api-client/fakes'
import { verifiedProfile } from '@players-club/domain-models/fixtures'

/** Minimal answers of the fake server to the requests of every page's layout. */
export const defaultAnswers: FakeAnswers = {
  'profile.getCountries': { countries: [] },
  'profile.getProfile': verifiedProfile,
}
