import type { Translate } from '@players-club/domain-models'

/** A field of the first step of registration that is still to be filled in. */
export type MissingCredential = 'email' | 'password' | 'inviteCode' | 'acceptsTerms'

/** One sentence that lists what is still missing. */
export function missingCredentials(missing: readonly MissingCredential[], translate: Translate): string {
  const each = missing.map(field => translate(`registration.missing.${field}`))
  return translate('registration.missing', {
    missing: new Intl.ListFormat(translate.locale, { type: 'conjunction' }).format(each),
  })
}
