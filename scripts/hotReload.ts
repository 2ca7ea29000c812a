import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect } from '@playwright/test'
import { demo, root } from './demo.ts'
import { chromiumFlags, chromiumPath } from './testing/chromium.ts'

/*
 * Tests hot reload under `pnpm dev`: a change of a view shows in an open page, and what was typed there stays. It
 * starts a club of its own, changes a view on disk, and restores it. PORT chooses the port (4300 otherwise).
 */
const SECOND = 1000
const MARK = ' ✎'
const view = join(root, 'packages/ui/src/accounts/SignInView/SignInView.tsx')
const before = readFileSync(view, 'utf8')
const title = "title={translate('accounts.signIn.title')}"
const after = before.replace(title, `title={\`\${translate('accounts.signIn.title')}${MARK}\`}`)
if (after === before) throw new Error(`${view} has no ${title} any more: change this script with it.`)

const port = process.env.PORT ?? '4300'
const clubUrl = demo.clubUrl.replace(String(demo.port), port)
const data = mkdtempSync(join(tmpdir(), 'players-club-dev-'))
const dev = spawn(process.execPath, [join(root, 'scripts', 'dev.ts')], {
  cwd: root,
  env: { ...process.env, PORT: port, DATA_FOLDER: data },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = once(dev, 'exit')

/** Reads the output to its end: a pipe that is not drained would block or end the process that writes into it. */
const untilOutputContains = (words: string) =>
  new Promise<void>((resolve, reject) => {
    let said = ''
    dev.stdout.on('data', chunk => {
      said += String(chunk)
      if (said.includes(words)) resolve()
    })
    dev.once('exit', code => reject(new Error(`pnpm dev ended by itself (code ${code}):\n${said}`)))
  })

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
try {
  await untilOutputContains('from the sources')
  const page = await browser.newPage()
  await page.goto(`${clubUrl}/login`)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const email = page.getByRole('main').getByLabel('Email')
  const button = page.getByRole('main').getByRole('button', { name: 'Sign In' })
  // Text that is typed before hydration is not in the page's state.
  await expect(async () => {
    await email.fill('typed@players.example')
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill('Saguaro#77x')
    await expect(button).toBeEnabled({ timeout: SECOND })
  }).toPass({ timeout: 90 * SECOND })
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))

  const started = performance.now()
  writeFileSync(view, after)
  await expect(heading).toContainText(MARK, { timeout: 30 * SECOND })
  const took = Math.round(performance.now() - started)
  await expect(email).toHaveValue('typed@players.example')
  await expect(button).toBeEnabled()
  writeFileSync(view, before)
  await expect(heading).not.toContainText(MARK, { timeout: 30 * SECOND })
  await expect(email).toHaveValue('typed@players.example')
  expect(loads).toEqual([])
  console.log(`A change of a view showed in an open page after ${took} ms; what was typed stayed.`)
} finally {
  writeFileSync(view, before)
  await browser.close()
  dev.kill('SIGTERM')
  await ended
  rmSync(data, { recursive: true, force: true })
}
