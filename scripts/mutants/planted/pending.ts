import type { Mutant } from '../Mutant.ts'
import { hooks, ui } from '../suites.ts'

/** What players do while a request or a composition is under way, and a change that only a screen reader misses. */
export const pending: readonly Mutant[] = [
  {
    name: 'Back during the registration’s call leads out of the form',
    file: 'packages/flow-hooks/src/accounts/registration/submission.ts',
    from: '[...effects, raise, showStep, ...offer]',
    to: '[...effects, raise, ...offer]',
    suites: hooks('src/accounts/registration/registration.machine.test.ts'),
  },
  {
    name: 'a composed value is not reported until the box is left',
    file: 'packages/ui/src/primitives/MaskedField/useMasked.ts',
    from: 'onChange(typed === null ?',
    to: 'if (typed === null) onChange(typed === null ?',
    suites: ui('src/primitives/MaskedField/MaskedField.test.tsx'),
  },
  {
    name: 'the profile takes input that it drops while it is saved',
    file: 'packages/ui/src/profile/ProfileView/ProfileForm.tsx',
    from: 'isDisabled={isLocked || isSaving}',
    to: 'isDisabled={isLocked}',
    suites: ui('src/profile/ProfileView/ProfileView.test.tsx'),
  },
  {
    name: 'the registration takes input that it drops while it is sent',
    file: 'packages/ui/src/accounts/RegistrationPersonal/RegistrationPersonal.tsx',
    from: '          isDisabled={isBusy}\n          idPrefix',
    to: '          idPrefix',
    suites: ui('src/accounts/RegistrationPersonal/RegistrationPersonal.test.tsx'),
  },
  {
    name: 'a cart that becomes empty is not announced',
    file: 'packages/ui/src/store/CartPanel/CartPanel.tsx',
    from: '        <div role="status">\n          {items.length > 0 ?',
    to: '        <div>\n          {items.length > 0 ?',
    suites: ui('src/store/CartPanel/CartPanel.test.tsx'),
  },
  {
    name: 'a code can be typed while its ticket is checked, and is dropped',
    file: 'packages/ui/src/tickets/TicketEntryView/TicketForm.tsx',
    from: '        readOnly={isBusy}\n',
    to: '',
    suites: ui('src/tickets/TicketEntryView/TicketEntryView.test.tsx'),
  },
  {
    name: 'a sign-out is not announced',
    file: 'packages/ui/src/shell/Header/Header.tsx',
    from: 'isPending={props.isSigningOut}',
    to: 'isPending={false}',
    suites: ui('src/shell/Header/Header.test.tsx'),
  },
]
