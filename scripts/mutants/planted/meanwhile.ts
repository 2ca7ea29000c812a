import type { Mutant } from '../Mutant.ts'

const flows = (...files: string[]) => [{ package: 'packages/flow-hooks', files }]
const server = (...files: string[]) => [{ package: 'apps/server', files }]

/** What another tab, a mail or a lost answer changed meanwhile. */
export const meanwhile: readonly Mutant[] = [
  {
    name: 'open pages keep each other’s session alive',
    file: 'packages/flow-hooks/src/club/session/restoreSession.ts',
    from: "isUnattended ? ({ unattended: 'true' } as const) : {}",
    to: '{}',
    suites: flows('src/accounts/sessionEnd/createSessionEnd.test.ts'),
  },
  {
    name: 'the end of a session is announced without asking the server for it',
    file: 'packages/flow-hooks/src/accounts/sessionEnd/sessionEnd.machine.ts',
    from: "if (left > 0) return [{ at: 'asking', endsAt }, [abandon, { type: 'check' }]]",
    to: 'if (left > 0) return announce(endsAt, now)',
    suites: flows('src/accounts/sessionEnd/createSessionEnd.test.ts'),
  },
  {
    name: 'the end of the longest session comes without a word',
    file: 'packages/flow-hooks/src/accounts/sessionEnd/sessionEnd.machine.ts',
    from: "return [{ at: 'last', endsAt: event.endsAt }",
    to: "return [{ at: 'quiet', endsAt: event.endsAt }",
    suites: flows('src/accounts/sessionEnd/sessionEnd.machine.test.ts'),
  },
  {
    name: 'a save of the profile undoes a verification that arrived meanwhile',
    file: 'packages/flow-hooks/src/profile/editProfile/profileForm.ts',
    from: 'return isJustVerified(saved, fresh) ? withVerified(own, formOf(fresh)) : own',
    to: 'return own',
    suites: flows('src/profile/editProfile/useEditProfile.test.tsx'),
  },
  {
    name: 'restored input undoes a verification that arrived meanwhile',
    file: 'packages/flow-hooks/src/profile/editProfile/editProfile.machine.ts',
    from: 'if (isOfVerified || !isIdentityValid(state.saved)) return',
    to: 'if (isOfVerified || state.saved) return',
    suites: flows('src/profile/editProfile/editProfile.machine.test.ts'),
  },
  {
    name: 'an open page of preferences switches promotions on again',
    file: 'packages/flow-hooks/src/profile/preferences/preferences.machine.ts',
    from: 'temporary: switched(preferences, switches(state)),',
    to: 'temporary: canSave(state) ? state.temporary : preferences,',
    suites: flows('src/profile/preferences/preferences.machine.test.ts'),
  },
  {
    name: 'a save whose answer was lost is said to be none',
    file: 'packages/flow-hooks/src/accounts/mailedPassword/mailedPassword.machine.ts',
    from: 'message: isOutcomeUnknown ? maybeSaved : message',
    to: 'message',
    suites: flows('src/accounts/mailedPassword/mailedPassword.machine.test.ts'),
  },
  {
    name: 'another tab goes on showing the old email address',
    file: 'packages/flow-hooks/src/club/session/createSession.ts',
    from: 'refreshToken: refresh_token, ...told })',
    to: 'refreshToken: refresh_token })',
    suites: flows('src/club/session/session.test.ts'),
  },
  {
    name: 'a question that a page asks by itself keeps the session alive',
    file: 'apps/server/src/kernel/sessions/findSession.ts',
    from: 'if (isTouchDue && !isUnattended) {',
    to: 'if (isTouchDue) {',
    suites: server('src/accounts/sessions.test.ts'),
  },
  {
    name: 'a late link says that a changed address is proven',
    file: 'apps/server/src/accounts/activation.service.ts',
    from: "player?.state === 'active' && player.emailUnprovenSince === null",
    to: "player?.state === 'active'",
    suites: server('src/accounts/mailLimits.test.ts'),
  },
  {
    name: 'an unanswered cancellation of a payment lets the player pay again',
    file: 'packages/flow-hooks/src/store/pay/pay.machine.ts',
    from: "  return [{ at: 'unsettled', transactionId, saidPaid }, []]",
    to: '  return [idle, []]',
    suites: flows('src/store/pay/pay.machine.test.ts', 'src/store/pay/usePay.test.tsx'),
  },
  {
    name: 'a session is given up after three attempts without a connection',
    file: 'packages/flow-hooks/src/club/session/createSessionKeeper.ts',
    from: 'if (isUnanswered(error)) {',
    to: 'if (isUnanswered(error) && delay !== undefined) {',
    suites: flows('src/club/session/restoreSession.test.ts'),
  },
  {
    name: 'a page goes on under the cookie of another player',
    file: 'packages/flow-hooks/src/club/session/createSessionKeeper.ts',
    from: 'if (decodeToken(tokens.access_token)?.login === mine()?.userId) return',
    to: 'if (tokens) return',
    suites: flows('src/club/session/session.test.ts'),
  },
  {
    name: 'the poll of an ID scan keeps an unattended session alive',
    file: 'apps/server/src/kernel/http/preparations.ts',
    from: 'findSessionOf(incoming, options, { isUnattended })',
    to: 'findSessionOf(incoming, options, {})',
    suites: server('src/accounts/sessions.test.ts'),
  },
  {
    name: 'the tokens of a changed password are lost when its page is left',
    file: 'packages/flow-hooks/src/accounts/changePassword/useChangePassword.ts',
    from: 'api.call(changePassword, { body })',
    to: 'api.call(changePassword, { body }, { signal })',
    suites: flows('src/accounts/changePassword/useChangePassword.test.tsx'),
  },
  {
    name: 'a button takes a player whose session is restored for a guest',
    file: 'packages/flow-hooks/src/rewards/redeem/useRedeem.ts',
    from: ': !isRestoring,',
    to: ': true,',
    suites: [{ package: 'apps/web', files: ['test/shell/restoring.test.tsx'] }],
  },
]
