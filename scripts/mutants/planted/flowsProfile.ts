import type { Mutant } from '../Mutant.ts'
import { hooks, web } from '../suites.ts'

export const flowsProfile: readonly Mutant[] = [
  {
    name: 'changes of the profile are lost with the session',
    file: 'packages/flow-hooks/src/profile/editProfile/profileDraft.ts',
    from: 'if (!isChanged(state)) return null',
    to: 'if (state) return null',
    suites: web('test/shell/drafts.test.tsx'),
  },
  {
    name: 'a changed address of a verified profile is lost with the session',
    file: 'packages/flow-hooks/src/profile/editProfile/profileDraft.ts',
    from: 'if (!isChanged(state)) return null',
    to: 'if (!isChanged(state) || state.saved.idologyValid) return null',
    suites: web('test/shell/drafts.test.tsx'),
  },
  {
    name: 'switched preferences are lost with the session',
    file: 'packages/flow-hooks/src/profile/preferences/preferences.machine.ts',
    from: 'return arePreferencesChanged(state.saved, state.temporary) ? switches(state) : null',
    to: 'return arePreferencesChanged(state.saved, state.temporary) ? null : switches(state)',
    suites: web('test/shell/drafts.test.tsx'),
  },
  {
    name: 'a save of the profile undoes a verification that arrived meanwhile',
    file: 'packages/flow-hooks/src/profile/editProfile/profileForm.ts',
    from: 'return isJustVerified(saved, fresh) ? withVerified(own, formOf(fresh)) : own',
    to: 'return own',
    suites: hooks('src/profile/editProfile/useEditProfile.test.tsx'),
  },
  {
    name: 'a verification by a scan erases the first home address that was typed meanwhile',
    file: 'packages/flow-hooks/src/profile/editProfile/profileForm.ts',
    from: '!isSame(partsOf(vouched, emptyAddress), emptyAddress)',
    to: '!isSame(vouched, emptyAddress)',
    suites: hooks('src/profile/editProfile/editProfile.machine.test.ts'),
  },
  {
    name: 'restored input undoes a verification that arrived meanwhile',
    file: 'packages/flow-hooks/src/profile/editProfile/editProfile.machine.ts',
    from: 'if (isOfVerified || !isIdentityValid(state.saved)) return',
    to: 'if (isOfVerified || state.saved) return',
    suites: hooks('src/profile/editProfile/editProfile.machine.test.ts'),
  },
  {
    name: 'an open page of preferences switches promotions on again',
    file: 'packages/flow-hooks/src/profile/preferences/preferences.machine.ts',
    from: 'temporary: switched(preferences, switches(state)),',
    to: 'temporary: canSave(state) ? state.temporary : preferences,',
    suites: hooks('src/profile/preferences/preferences.machine.test.ts'),
  },
  {
    name: 'a profile completed by a save whose answer was lost shows no points',
    file: 'packages/flow-hooks/src/profile/editProfile/editProfile.machine.ts',
    from: 'if (!isNewlyComplete(state.saved, profile)) return',
    to: 'if (profile.completeActivityPoints === 0) return',
    suites: hooks(
      'src/profile/editProfile/editProfile.machine.test.ts',
      'src/profile/editProfile/useEditProfile.test.tsx',
    ),
  },
]
