import { ConfigError, type Config } from '../config/config.ts'
import type { WebApp } from './pages.ts'

interface ThemeDeps {
  config: Pick<Config, 'lottery'>
  lotteryStyles?: WebApp['lotteryStyles']
}

/** The style sheet of the configured lottery; null where it has no look, or where the web app is not built. */
export const lotteryTheme = async ({ config, lotteryStyles }: ThemeDeps): Promise<string | null> => {
  const { look } = config.lottery.brand
  if (!look || !lotteryStyles) return null
  try {
    return await lotteryStyles(look)
  } catch (error) {
    throw new ConfigError([`LOTTERY_CONFIG: brand.look.colors: ${(error as Error).message}`])
  }
}
