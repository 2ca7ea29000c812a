import type { Mutant } from '../Mutant.ts'
import { server } from '../suites.ts'

/** What lets one player, or a stranger, harm all others. */
export const abuse: readonly Mutant[] = [
  {
    name: 'a form of thousands of parts is parsed',
    file: 'apps/server/src/kernel/http/readForm.ts',
    from: 'parts > MOST_PARTS || ',
    to: '',
    suites: server('src/kernel/http/readForm.test.ts'),
  },
  {
    name: 'a part of a form may have a head of any length',
    file: 'apps/server/src/kernel/http/readForm.ts',
    from: " || !head.includes('\\r\\n\\r\\n')",
    to: '',
    suites: server('src/kernel/http/readForm.test.ts'),
  },
  {
    name: 'one player has any number of forms received at once',
    file: 'apps/server/src/kernel/http/preparations.ts',
    from: 'admitForm(read, sender.playerId)',
    to: 'admitForm(read)',
    suites: server('src/activities/photos.test.ts'),
  },
  {
    name: 'any number of callers is admitted',
    file: 'apps/server/src/kernel/limits/admission.ts',
    from: 'if (admitted >= capacity)',
    to: 'if (capacity < 0)',
    suites: server('src/kernel/limits/admission.test.ts'),
  },
  {
    name: 'the renewals of one token take every connection',
    file: 'apps/server/src/accounts/sessions.service.ts',
    from: 'database.queued(tokenId, () =>',
    to: '(<T>(renew: () => T) => renew())(() =>',
    suites: server('src/accounts/sessions.test.ts'),
  },
  {
    name: 'a stranger writes the greeting of a mail to any address',
    file: 'apps/server/src/accounts/accountMail.ts',
    from: 'hasProvenAddress(player) ? player.firstName : null',
    to: 'player.firstName',
    suites: server('src/accounts/registration.test.ts'),
  },
  {
    name: 'the mail to a changed address has a name in it',
    file: 'apps/server/src/accounts/changeEmail.service.ts',
    from: '{ ...player, email, emailUnprovenSince: now }',
    to: '{ ...player, email }',
    suites: server('src/accounts/changeEmail.test.ts'),
  },
  {
    name: 'a key that is requested during a change of address opens the account afterwards',
    file: 'apps/server/src/accounts/findPlayer.ts',
    from: ".where(eq(players.emailKey, emailKey)).for('key share')",
    to: '.where(eq(players.emailKey, emailKey))',
    suites: server('src/accounts/changeEmail.test.ts'),
  },
]
