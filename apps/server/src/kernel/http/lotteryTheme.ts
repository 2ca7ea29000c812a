import type { Lottery } from '@players-club/domain-models'
import { ConfigError } from '../config/config.ts'
import type { WebApp } from './pages.ts'

/** The style sheet of a lottery; null where it has no look, or where the web app is not built. */
export const lotteryTheme = async (
  { brand: { look } }: Pick<Lottery, 'brand'>,
  { lotteryStyles }: Pick<Partial<WebApp>, 'lotteryStyles'>,
): Promise<string | null> => {
  if (!look || !lotteryStyles) return null
  try {
    return await lotteryStyles(look)
  } catch (error) {
    throw new ConfigError([`LOTTERY_CONFIG: brand.look.colors: ${(error as Error).message}`])
  }
}
