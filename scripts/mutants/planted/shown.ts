import type { Mutant } from '../Mutant.ts'
import { hooks, models, ui, web } from '../suites.ts'

/** Names and amounts that a player sees before a press. */
export const shown: readonly Mutant[] = [
  {
    name: 'a redemption whose answer was lost still promises what is left of the tokens',
    file: 'packages/ui/src/lounge/RedeemEntriesDialog/RedeemEntriesDialog.tsx',
    from: '!isOutcomeUnknown && tokens >= cost',
    to: 'tokens >= cost',
    suites: ui('src/lounge/RedeemEntriesDialog/RedeemEntriesDialog.test.tsx'),
  },
  {
    name: 'the sign-in window does not say whose it is',
    file: 'packages/ui/src/accounts/SignInView/SignInView.tsx',
    from: 'isAlone={isAlone}',
    to: 'isAlone={false}',
    suites: ui('src/accounts/SignInView/SignInView.test.tsx'),
  },
  {
    name: 'Tab skips the state while its list loads',
    file: 'packages/ui/src/profile/AddressForm/AddressForm.tsx',
    from: "placeholder={loadingText('states')}\n            isDisabled={isDisabled}",
    to: "placeholder={loadingText('states')}\n            isDisabled={isDisabled || states.length === 0}",
    suites: ui('src/profile/AddressForm/AddressForm.test.tsx'),
  },
  {
    name: 'the city loses the focus when its list arrives',
    file: 'packages/ui/src/profile/AddressForm/CityField.tsx',
    from: 'if (hadFocus.current) input?.focus()',
    to: '',
    suites: ui('src/profile/AddressForm/AddressForm.test.tsx'),
  },
  {
    name: 'what is typed of a city is gone when its list arrives',
    file: 'packages/ui/src/primitives/ComboBox/ComboBox.tsx',
    from: '            defaultInputValue={chosen?.label}\n',
    to: '',
    suites: ui('src/profile/AddressForm/AddressForm.test.tsx'),
  },
  {
    name: 'a balance says that it loads after a failure',
    file: 'packages/flow-hooks/src/club/query/balanceOf.ts',
    from: 'data?.balance ?? (error ? null : undefined)',
    to: 'data?.balance ?? (error ? undefined : undefined)',
    suites: web('test/shell/frame.test.tsx'),
  },
  {
    name: 'a balance that is loading has no unit',
    file: 'packages/ui/src/shell/BalancePill/BalancePill.tsx',
    from: "{translate(kind === 'points' ? 'shell.unit.points' : 'shell.unit.tokens', { amount: amount ?? 0 })}",
    to: "{typeof amount === 'number' && translate(kind === 'points' ? 'shell.unit.points' : 'shell.unit.tokens', { amount })}",
    suites: ui('src/shell/BalancePill/BalancePill.test.tsx'),
  },
  {
    name: 'more entries stay chosen than the tokens pay for',
    file: 'packages/flow-hooks/src/lounge/reward/useRedeemEntries.ts',
    from: 'possible: quantity => atMost(quantity, most)',
    to: 'possible: quantity => quantity',
    suites: hooks('src/lounge/reward/useRedeemEntries.test.tsx'),
  },
  {
    name: 'more tokens stay chosen than the points pay for',
    file: 'packages/flow-hooks/src/lounge/conversion/useConversion.ts',
    from: 'possible: chosen => possibleTokens(chosen, most, terms)',
    to: 'possible: chosen => chosen',
    suites: hooks('src/lounge/conversion/useConversion.test.tsx'),
  },
  {
    name: 'a survey takes a text beside the chosen options',
    file: 'packages/domain-models/src/surveys/Answers.ts',
    from: '    responseText === null &&\n',
    to: '',
    suites: models('src/surveys/surveys.test.ts'),
  },
  {
    name: 'the footer of another lottery names the first one',
    file: 'packages/ui/src/shell/Footer/Footer.tsx',
    from: "translate('shell.footer.version')",
    to: "translate('shell.footer.version', { lottery: 'Copper State Lottery' })",
    suites: ui('src/shell/Footer/Footer.test.tsx'),
  },
  {
    name: 'a skeleton moves under reduced motion',
    file: 'packages/ui/src/primitives/Skeleton/Skeleton.css.ts',
    from: "'@media': { [media.reducedMotion]: { animation: 'none' } },",
    to: '',
    suites: ui('src/themes/reducedMotion.test.tsx'),
  },
  {
    name: 'a pending button turns fast under reduced motion',
    file: 'packages/ui/src/primitives/Button/Button.css.ts',
    from: "'@media': { [media.reducedMotion]: { animationDuration: endless.calm } },",
    to: '',
    suites: ui('src/themes/reducedMotion.test.tsx'),
  },
]
