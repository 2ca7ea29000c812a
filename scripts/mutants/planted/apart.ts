import type { Mutant } from '../Mutant.ts'
import { hooks, ui, widgets } from '../suites.ts'

/** What is closed, left or embedded, apart from the page that began it. */
export const apart: readonly Mutant[] = [
  {
    name: 'a dialog that is closed while it enters stays for good',
    file: 'packages/ui/src/primitives/Dialog/Dialog.css.ts',
    from: `  animation: moving(rise),
  selectors: { [leaving]: { animation: \`\${moving(sink)} forwards\` } },
`,
    to: `  transition: \`translate \${vars.motion.steady} \${easing.out}\`,
  selectors: { '&[data-entering], &[data-exiting]': beneath },
`,
    suites: ui('src/primitives/Dialog/Dialog.test.tsx'),
  },
  {
    name: 'focus falls to a hidden dialog',
    file: 'packages/ui/src/primitives/Dialog/focusFallback.ts',
    from: '.findLast(each => each.checkVisibility({ visibilityProperty: true }))',
    to: '.at(-1)',
    suites: ui('src/primitives/Dialog/Dialog.test.tsx'),
  },
  {
    name: 'a late dialog has its texts in the first language alone',
    file: 'packages/ui/src/primitives/lazyDialog/lazyDialog.tsx',
    from: '    if (texts.length === 0) return code\n',
    to: '    if (texts.length === 0 || code.current() !== undefined) return code\n',
    suites: ui('src/primitives/lazyDialog/lazyDialog.test.tsx'),
  },
  {
    name: 'colours of a partner are refused for those of a notice',
    file: 'packages/ui/src/themes/partnerTheme.ts',
    from: '    danger: onSurfaces(base.danger),\n',
    to: '    danger: base.danger,\n',
    suites: ui('src/themes/partnerTheme.test.ts'),
  },
  {
    name: 'a widget in a shadow root has another language than its page',
    file: 'apps/lucky-lounge-embed/src/loader/widgetElement.ts',
    from: 'node instanceof ShadowRoot ? node.host : node.parentNode',
    to: 'node.parentNode',
    suites: widgets('src/loader/widgetElement.test.ts'),
  },
  {
    name: 'a loader that cannot be loaded is not reported',
    file: 'apps/lucky-lounge-embed/src/react/LuckyLoungeWidget.tsx',
    from: "    script.addEventListener('error', refuse)\n",
    to: '',
    suites: widgets('src/react/LuckyLoungeWidget.test.tsx'),
  },
  {
    name: 'a message is withdrawn in place of another one of its type',
    file: 'packages/flow-hooks/src/club/messageBar/createMessageBar.ts',
    from: "{ type: 'withdrawn', id, now: now() }",
    to: "{ type: 'withdrawn', id: id + 1, now: now() }",
    suites: hooks('src/club/messageBar/messageBar.machine.test.ts'),
  },
  {
    name: 'balances stay as they were after a page is left during a call for value',
    file: 'packages/flow-hooks/src/club/sessionApi.ts',
    from: '      if (leaving.aborted) onSettledUnseen()\n      else ',
    to: '      ',
    suites: hooks('src/club/sessionApi.test.tsx', 'src/club/query/createSharedAnswers.test.tsx'),
  },
]
