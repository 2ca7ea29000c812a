import { chromiumPath } from '../../../../scripts/testing/chromium.ts'
import { firefoxPath, webKitPrograms } from '../../../../scripts/testing/engines.ts'
import type { Engine } from './Engine.ts'
import { startChromium, startFirefox } from './puppeteerEngine.ts'
import { startWebKit } from './webkitEngine.ts'

export function startEngine(name: string): Promise<Engine> {
  const [chromium, firefox, webKit] = [chromiumPath(), firefoxPath(), webKitPrograms()]
  if (name === 'chromium' && chromium) return startChromium(chromium)
  if (name === 'firefox' && firefox) return startFirefox(firefox)
  if (name === 'webkit' && webKit) return startWebKit(webKit)
  throw new Error(`There is no ${name} on this machine.`)
}
