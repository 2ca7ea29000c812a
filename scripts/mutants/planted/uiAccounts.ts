import type { Mutant } from '../Mutant.ts'
import { ui, web } from '../suites.ts'

export const uiAccounts: readonly Mutant[] = [
  {
    name: 'no password hint is shown at the reset',
    file: 'packages/ui/src/accounts/NewPasswordForm/NewPasswordField.tsx',
    from: "hint={translate('accounts.password.hint', { symbols: Array.from(PASSWORD_SYMBOLS).join(' ') })}",
    to: 'hint={undefined}',
    suites: ui(
      'src/accounts/ResetFinishView/ResetFinishView.test.tsx',
      'src/accounts/NewPasswordForm/NewPasswordForm.test.tsx',
    ),
  },
  {
    name: 'no password hint is shown at the reactivation',
    file: 'packages/ui/src/accounts/NewPasswordForm/NewPasswordField.tsx',
    from: "hint={translate('accounts.password.hint', { symbols: Array.from(PASSWORD_SYMBOLS).join(' ') })}",
    to: 'hint={undefined}',
    suites: ui(
      'src/accounts/UnsuspendView/UnsuspendView.test.tsx',
      'src/accounts/NewPasswordForm/NewPasswordForm.test.tsx',
    ),
  },
  {
    name: 'the sign-in leads to the wrong page for a forgotten password',
    file: 'packages/ui/src/accounts/SignInView/SignInView.tsx',
    from: '<Link href="/forgot-password" isExternal={isAlone}>',
    to: '<Link href="/activate-email" isExternal={isAlone}>',
    suites: ui('src/accounts/SignInView/SignInView.test.tsx'),
  },
  {
    name: 'a password that the server refuses does not get focus',
    file: 'packages/ui/src/accounts/NewPasswordForm/NewPasswordForm.tsx',
    from: '        isPending={props.isSaving}\n',
    to: '',
    suites: ui('src/accounts/NewPasswordForm/NewPasswordForm.test.tsx'),
  },
  {
    name: 'the registration takes input that it drops while it is sent',
    file: 'packages/ui/src/accounts/RegistrationPersonal/RegistrationPersonal.tsx',
    from: '          isDisabled={isBusy}\n          idPrefix',
    to: '          idPrefix',
    suites: ui('src/accounts/RegistrationPersonal/RegistrationPersonal.test.tsx'),
  },
  {
    name: 'the warning before the end of a session does not count down',
    file: 'packages/ui/src/accounts/SessionEndDialog/SessionTimeLeft.tsx',
    from: '<Text>{translate(text, { time })}</Text>',
    to: '<Text>{announced.text || translate(text, { time })}</Text>',
    suites: web('test/accounts/sessionEnd.test.tsx'),
  },
  {
    name: 'the links of the sign-in window lead away from it',
    file: 'packages/ui/src/accounts/SignInView/SignInView.tsx',
    from: '<Link href="/register" isExternal={isAlone}>',
    to: '<Link href="/register">',
    suites: ui('src/accounts/SignInView/SignInView.test.tsx'),
  },
  {
    name: 'the sign-in window does not say whose it is',
    file: 'packages/ui/src/accounts/SignInView/SignInView.tsx',
    from: 'isAlone={isAlone}',
    to: 'isAlone={false}',
    suites: ui('src/accounts/SignInView/SignInView.test.tsx'),
  },
]
