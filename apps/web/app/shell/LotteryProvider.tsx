import type { Lottery } from '@players-club/domain-models'
import { BrandProvider } from '@players-club/ui/messages'
import { createContext, use, type ReactNode } from 'react'

const LotteryContext = createContext<Lottery | null>(null)

/** Provides the lottery that the server was started for: what it looks like to views, all of it to pages. */
export function LotteryProvider({ lottery, children }: { lottery: Lottery; children: ReactNode }) {
  return (
    <LotteryContext value={lottery}>
      <BrandProvider brand={lottery.brand} titleAboveImage={lottery.settings.titleAboveImage}>
        {children}
      </BrandProvider>
    </LotteryContext>
  )
}

export function useLottery(): Lottery {
  const lottery = use(LotteryContext)
  if (!lottery) throw new Error('useLottery needs a LotteryProvider above it.')
  return lottery
}

/** The lottery as data of the server's page, where `readPageLottery` finds it before hydration. */
export const LotteryData = () => (
  <script id="lottery" type="application/json">
    {JSON.stringify(useLottery())}
  </script>
)
