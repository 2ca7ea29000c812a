import type { Translate } from '@players-club/domain-models'

/** The first line of a mail to a player, whose first name may not be known. */
export const greeting = (translate: Translate, firstName: string | null): string =>
  firstName
    ? translate('accounts.mail.greeting', { firstName })
    : translate('accounts.mail.greetingWithoutName')
