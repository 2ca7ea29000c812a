import type { Mutant } from '../Mutant.ts'
import { ui, web } from '../suites.ts'

export const uiLounge: readonly Mutant[] = [
  {
    name: 'a refused conversion is offered again',
    file: 'packages/ui/src/lounge/ConversionDialog/ConversionDialog.tsx',
    from: "{isOutcomeUnknown && <Button onPress={onRetry}>{translate('shell.tryAgain')}</Button>}",
    to: "{<Button onPress={onRetry}>{translate('shell.tryAgain')}</Button>}",
    suites: ui('src/lounge/ConversionDialog/ConversionDialog.test.tsx'),
  },
  {
    name: 'closing a covered game counts as closing a visible one',
    file: 'packages/ui/src/lounge/GameFrame/GameFrame.tsx',
    from: 'isTurned ? onCloseUnseen : onClose',
    to: 'isTurned ? onClose : onCloseUnseen',
    suites: ui('src/lounge/GameFrame/GameFrame.test.tsx'),
  },
  {
    name: 'the page of an upright game does not say so before the play is paid',
    file: 'packages/ui/src/lounge/ArcadeGameView/PlayTicket.tsx',
    from: '{game.portraitOnly && <UprightHint />}',
    to: '',
    suites: ui('src/lounge/ArcadeGameView/ArcadeGameView.test.tsx'),
  },
  {
    name: 'the news of a game are inserted together with their live region',
    file: 'packages/ui/src/lounge/GameFrame/GameFrame.tsx',
    from: "          <Status>\n            <Text>{translate('digitalGames.loading')}</Text>\n          </Status>\n",
    to: '          <div role="status">\n            <Text>{translate(\'digitalGames.loading\')}</Text>\n          </div>\n',
    suites: web('test/shell/announcements.test.tsx'),
  },
  {
    name: 'Escape discards a free entry without a question',
    file: 'packages/ui/src/lounge/ClaimEntryDialog/ClaimEntryDialog.tsx',
    from: 'hasInput={hasInput}',
    to: 'hasInput={false}',
    suites: web('test/lounge/reward.test.tsx'),
  },
  {
    name: 'a play for fun does not say which wager its prizes belong to',
    file: 'packages/ui/src/lounge/ArcadeGameView/PlayTicket.tsx',
    from: 'wager.value === highest',
    to: 'wager.value <= highest',
    suites: web('test/lounge/game.test.tsx'),
  },
  {
    name: 'a redemption whose answer was lost still promises what is left of the tokens',
    file: 'packages/ui/src/lounge/RedeemEntriesDialog/RedeemEntriesDialog.tsx',
    from: '!isOutcomeUnknown && tokens >= cost',
    to: 'tokens >= cost',
    suites: ui('src/lounge/RedeemEntriesDialog/RedeemEntriesDialog.test.tsx'),
  },
  {
    name: 'the last day is one day late: the card of a drawing',
    file: 'packages/ui/src/lounge/DrawingCard/DrawingCard.tsx',
    from: 'lastDay(draw.end, translate.zone)',
    to: 'new Date(draw.end)',
    suites: web('test/shell/lastDays.test.tsx'),
  },
  {
    name: 'the last day is one day late: the page of a drawing',
    file: 'packages/ui/src/lounge/LoungeRewardView/EntryTicket.tsx',
    from: 'lastDay(draw.end, translate.zone)',
    to: 'new Date(draw.end)',
    suites: web('test/shell/lastDays.test.tsx'),
  },
]
