import type { Mutant } from '../Mutant.ts'
import { ui, web } from '../suites.ts'

export const uiPrimitivesDialog: readonly Mutant[] = [
  {
    name: 'a dialog returns focus to its opener although a place is named',
    file: 'packages/ui/src/primitives/Dialog/useFocusFallback.ts',
    from: 'named?.current?.focus()',
    to: 'void named',
    suites: ui('src/primitives/Dialog/Dialog.test.tsx'),
  },
  {
    name: 'a dialog closes while its request is pending',
    file: 'packages/ui/src/primitives/Dialog/Dialog.tsx',
    from: 'isKeyboardDismissDisabled={props.isBusy}',
    to: 'isKeyboardDismissDisabled={false}',
    suites: ui('src/primitives/Dialog/Dialog.test.tsx'),
  },
  {
    name: 'focus is lost after a dialog whose opener was removed',
    file: 'packages/ui/src/primitives/Dialog/focusFallback.ts',
    from: '  place.focus({ preventScroll: true })\n',
    to: '',
    suites: ui('src/primitives/Dialog/Dialog.test.tsx'),
  },
  {
    name: 'the second click of a double click closes the dialog that the first one opened',
    file: 'packages/ui/src/primitives/Dialog/Dialog.tsx',
    from: '    ignoreSecondClick()\n',
    to: '',
    suites: ui('src/primitives/Dialog/Dialog.test.tsx'),
  },
  {
    name: 'a double click presses a closing dialog twice',
    file: 'packages/ui/src/primitives/Dialog/Dialog.tsx',
    from: 'return ignoreSecondClick\n',
    to: 'return\n',
    suites: ui('src/primitives/Dialog/Dialog.test.tsx'),
  },
  {
    name: 'a coupon is printed with the page around its dialog',
    file: 'packages/ui/src/primitives/Dialog/Dialog.css.ts',
    from: "  '@media': { [media.print]: { display: 'none' } },\n",
    to: '',
    suites: web('test/history/history.test.tsx'),
  },
  {
    name: 'a dialog that is closed while it enters stays for good',
    file: 'packages/ui/src/primitives/Dialog/Dialog.css.ts',
    from: '  animation: moving(rise),\n  selectors: { [leaving]: { animation: `${moving(sink)} forwards` } },\n',
    to: "  transition: `translate ${vars.motion.steady} ${easing.out}`,\n  selectors: { '&[data-entering], &[data-exiting]': beneath },\n",
    suites: ui('src/primitives/Dialog/Dialog.test.tsx'),
  },
  {
    name: 'focus falls to a hidden dialog',
    file: 'packages/ui/src/primitives/Dialog/focusFallback.ts',
    from: '.findLast(each => each.checkVisibility({ visibilityProperty: true }))',
    to: '.at(-1)',
    suites: ui('src/primitives/Dialog/Dialog.test.tsx'),
  },
]
