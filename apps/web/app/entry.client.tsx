import { createTexts, isMessageRow, loadLate, setLateCodeRecovery } from '@players-club/domain-models'
import { readPageLottery, recoverLateCode } from '@players-club/flow-hooks/club'
import { MessagesProvider } from '@players-club/ui/messages'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { restoreNavigationState } from './shell/documentNavigation.ts'
import { LotteryProvider } from './shell/LotteryProvider.tsx'

const { lang, dataset } = document.documentElement
const lottery = readPageLottery()
const { locales } = lottery
const locale = locales.find(each => each === lang) ?? locales[0]
const texts = createTexts(locale, lottery)
const rows = (dataset.texts ?? '').split(' ').filter(isMessageRow)

restoreNavigationState()
setLateCodeRecovery(recoverLateCode(() => window.__reactRouterManifest?.version ?? ''))

// Before hydration: a component that suspended on its texts would have React render the page again on the client.
void loadLate(() => texts.load(['shell', ...rows]), { mayReload: 'always' }).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <MessagesProvider translate={texts}>
          <LotteryProvider lottery={lottery}>
            <HydratedRouter />
          </LotteryProvider>
        </MessagesProvider>
      </StrictMode>,
    )
  })
})
