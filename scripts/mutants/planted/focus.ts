import type { Mutant } from '../Mutant.ts'
import { hooks, ui, web } from '../suites.ts'

const announcements = web('test/shell/announcements.test.tsx')
const messages = web('test/shell/messages.test.tsx')
const aboveGame = web('test/activities/digitalGame.test.tsx')
const focusAfterPress = web('test/shell/focus.test.tsx')

/** Focus, announcements, and the time that pages go by. */
export const focus: readonly Mutant[] = [
  {
    name: 'Escape cancels a payment in which card data may have been typed',
    file: 'packages/ui/src/store/PaymentDialog/PaymentDialog.tsx',
    from: '      isBusy\n',
    to: '',
    suites: ui('src/store/PaymentDialog/PaymentDialog.test.tsx'),
  },
  {
    name: 'a password that the server refuses does not get focus',
    file: 'packages/ui/src/accounts/NewPasswordForm/NewPasswordForm.tsx',
    from: '        isPending={props.isSaving}\n',
    to: '',
    suites: ui('src/accounts/NewPasswordForm/NewPasswordForm.test.tsx'),
  },
  {
    name: 'a message above a dialog is not announced',
    file: 'packages/ui/src/primitives/MessageBar/MessageBar.tsx',
    from: ' data-react-aria-top-layer>',
    to: '>',
    suites: aboveGame,
  },
  {
    name: 'the same message twice is announced once',
    file: 'packages/ui/src/primitives/MessageBar/MessageBar.tsx',
    from: '<Message key={message.id} ',
    to: '<Message key={message.text} ',
    suites: messages,
  },
  {
    name: 'a message that is closed by keyboard drops focus',
    file: 'packages/ui/src/primitives/MessageBar/useMessageFocus.ts',
    from: '      if (button) button.focus()\n      else goBack()\n',
    to: '      button?.focus()\n',
    suites: messages,
  },
  {
    name: 'the key to a message does nothing',
    file: 'packages/ui/src/primitives/MessageBar/useMessageFocus.ts',
    from: "event.key !== 'F6'",
    to: "event.key !== 'F7'",
    suites: messages,
  },
  {
    name: 'the browser does not learn the time of the server',
    file: 'packages/flow-hooks/src/club/browser/browserApi.ts',
    from: "          clock.learn(response.headers.get('Date'), clock.elapsed() - sentAt)\n",
    to: '          if (sentAt < 0) clock.elapsed()\n',
    suites: hooks('src/club/browser/createBrowserClock.test.ts'),
  },
  {
    name: 'the time of a page begins with that of the device',
    file: 'packages/flow-hooks/src/club/browser/createBrowserClock.ts',
    from: 'renderedAt === undefined ? 0 : Date.parse(renderedAt) + pageAge() - Date.now()',
    to: 'renderedAt === undefined ? 0 : pageAge() * 0',
    suites: hooks('src/club/browser/createBrowserClock.test.ts'),
  },
  {
    name: 'the offset from the time of the server is not kept',
    file: 'packages/flow-hooks/src/club/browser/createBrowserClock.ts',
    from: '      offset = seen\n',
    to: '',
    suites: hooks('src/club/browser/createBrowserClock.test.ts'),
  },
  {
    name: 'the warning before the end of a session goes by the clock of the device',
    file: 'packages/flow-hooks/src/accounts/sessionEnd/createSessionEnd.ts',
    from: "        clock.subscribe(() => runner.send({ type: 'clock-corrected', ...moment() })),\n",
    to: '',
    suites: web('test/accounts/sessionEnd.test.tsx'),
  },
  {
    name: 'a countdown goes by the clock of the device',
    file: 'packages/flow-hooks/src/club/useCountdown.ts',
    from: '    const unsubscribe = clock.subscribe(next)\n',
    to: '    const unsubscribe = () => {}\n',
    suites: hooks('src/club/useCountdown.test.tsx'),
  },
  {
    name: 'a live region is inserted together with its text',
    file: 'packages/ui/src/primitives/Notice/Status.tsx',
    from: 'useState(isServerMarkup)',
    to: 'useState(true || isServerMarkup)',
    suites: announcements,
  },
  {
    name: 'the news of a game are inserted together with their live region',
    file: 'packages/ui/src/lounge/GameFrame/GameFrame.tsx',
    from: "          <Status>\n            <Text>{translate('digitalGames.loading')}</Text>\n          </Status>\n",
    to: '          <div role="status">\n            <Text>{translate(\'digitalGames.loading\')}</Text>\n          </div>\n',
    suites: announcements,
  },
  {
    name: 'a reactivated account is not announced',
    file: 'packages/ui/src/primitives/Notice/Notice.tsx',
    from: 'return isAnnounced && !isUrgent ? <Status>{shown}</Status> : shown',
    to: 'return shown',
    suites: announcements,
  },
  {
    name: 'autofill in the box that has focus does not count as chosen',
    file: 'packages/ui/src/primitives/ComboBox/ComboBox.tsx',
    from: 'if (!state?.isFocused || isAutofill(event.nativeEvent)) selectNamed',
    to: 'if (!state?.isFocused) selectNamed',
    suites: web('test/profile/profile.test.tsx'),
  },
  {
    name: 'a button that its own press disables drops focus',
    file: 'packages/ui/src/primitives/Button/usePressable.ts',
    from: 'disabled: isDisabled && !isFocused,',
    to: 'disabled: isDisabled,',
    suites: focusAfterPress,
  },
  {
    name: 'a button that its own press removes drops focus',
    file: 'packages/ui/src/shell/ClubLayout/watchFocus.ts',
    from: 'if (signal.aborted || isDue || !isLeft()) return\n',
    to: 'if (signal.aborted || isDue || isLeft()) return\n',
    suites: focusAfterPress,
  },
  {
    name: 'nothing looks after focus',
    file: 'packages/ui/src/shell/ClubLayout/ClubLayout.tsx',
    from: '  useFocusRecovery()\n',
    to: '',
    suites: focusAfterPress,
  },
  {
    name: 'an error that appears when a field is left is not announced',
    file: 'packages/ui/src/primitives/Form/useErrorOnLeaving.ts',
    from: '    setSpoken(error)\n',
    to: '',
    suites: announcements,
  },
  {
    name: 'an error that appears when a field is left stays announced',
    file: 'packages/ui/src/primitives/Form/useErrorOnLeaving.ts',
    from: "setTimeout(() => setSpoken(''), SPOKEN_MS)",
    to: 'setTimeout(() => setSpoken(spoken), SPOKEN_MS)',
    suites: ui('src/primitives/Form/Form.test.tsx'),
  },
  {
    name: 'pages of the settings begin with the heading of their menu',
    file: 'packages/ui/src/profile/SettingsLayout/SettingsLayout.tsx',
    from: "        <p id={titleId} className={cx(heading, sizeClass.title)}>\n          {translate('settings.title')}\n        </p>\n",
    to: "        <h2 id={titleId} className={cx(heading, sizeClass.title)}>\n          {translate('settings.title')}\n        </h2>\n",
    suites: web('test/shell/everyPage.test.tsx'),
  },
  {
    name: 'the text of a promotion is cut after three lines',
    file: 'packages/ui/src/promotions/PromotionCard/PromotionCard.tsx',
    from: '<p>{promotion.description}</p>',
    to: "<p style={{ display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3 }}>{promotion.description}</p>",
    suites: web('test/promotions/promotions.test.tsx'),
  },
  {
    name: 'the header covers what focus has moved to',
    file: 'packages/ui/src/tokens/scales.ts',
    from: '{ tablet: grid(20), desktop: grid(28) }',
    to: "{ tablet: '0', desktop: '0' }",
    suites: focusAfterPress,
  },
]
