import type { Mutant } from '../Mutant.ts'
import { ui, web } from '../suites.ts'

export const uiProfile: readonly Mutant[] = [
  {
    name: 'pages of the settings begin with the heading of their menu',
    file: 'packages/ui/src/profile/SettingsLayout/SettingsLayout.tsx',
    from: "        <p id={titleId} className={cx(heading, sizeClass.title)}>\n          {translate('settings.title')}\n        </p>\n",
    to: "        <h2 id={titleId} className={cx(heading, sizeClass.title)}>\n          {translate('settings.title')}\n        </h2>\n",
    suites: web('test/shell/everyPage.test.tsx'),
  },
  {
    name: 'the profile takes input that it drops while it is saved',
    file: 'packages/ui/src/profile/ProfileView/ProfileForm.tsx',
    from: 'isDisabled={isLocked || isSaving}',
    to: 'isDisabled={isLocked}',
    suites: ui('src/profile/ProfileView/ProfileView.test.tsx'),
  },
  {
    name: 'Escape discards what was typed without a question',
    file: 'packages/ui/src/profile/LeaveDialog/FormDialog.tsx',
    from: '<Dialog {...dialog} onClose={close}>',
    to: '<Dialog {...dialog} onClose={onClose}>',
    suites: web('test/profile/identity.test.tsx'),
  },
  {
    name: 'Tab skips the state while its list loads',
    file: 'packages/ui/src/profile/AddressForm/AddressForm.tsx',
    from: "placeholder={loadingText('states')}\n            isDisabled={isDisabled}",
    to: "placeholder={loadingText('states')}\n            isDisabled={isDisabled || states.length === 0}",
    suites: ui('src/profile/AddressForm/AddressForm.test.tsx'),
  },
  {
    name: 'focus does not move to the field of a list that has come',
    file: 'packages/ui/src/profile/AddressForm/AddressForm.tsx',
    from: '  useLayoutEffect(() => () => passFocus(), [])\n',
    to: '',
    suites: ui('src/profile/AddressForm/AddressForm.test.tsx'),
  },
  {
    name: 'a list that comes by itself takes focus',
    file: 'packages/ui/src/profile/AddressForm/AddressForm.tsx',
    from: 'if (button.current === document.activeElement) ',
    to: '',
    suites: ui('src/profile/AddressForm/AddressForm.test.tsx'),
  },
  {
    name: 'the caret of a city goes when its list arrives',
    file: 'packages/ui/src/profile/AddressForm/CityField.tsx',
    from: '      input?.setSelectionRange(...caret.current)\n',
    to: '',
    suites: ui('src/profile/AddressForm/AddressForm.test.tsx'),
  },
  {
    name: 'the city loses the focus when its list arrives',
    file: 'packages/ui/src/profile/AddressForm/CityField.tsx',
    from: '      input?.focus()\n',
    to: '',
    suites: ui('src/profile/AddressForm/AddressForm.test.tsx'),
  },
  {
    name: 'an address form grows while its cities load',
    file: 'packages/ui/src/profile/AddressForm/CityField.tsx',
    from: "placeholder={translate('profile.address.loading')}",
    to: "hint={translate('profile.address.loading')}",
    suites: ui('src/profile/AddressForm/AddressForm.test.tsx'),
  },
]
