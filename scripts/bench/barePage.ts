import type { Browser } from 'playwright'

/** A page that is driven by as few DevTools commands as it takes to load it. */
export interface BarePage {
  send(method: string, params?: object): Promise<Record<string, unknown>>
  /** Navigates to an address, and waits until the network is idle. */
  open(url: string): Promise<void>
  /** Evaluates an expression in the page. */
  read<T>(expression: string): Promise<T>
  close(): Promise<void>
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly name?: string; readonly loaderId?: string }
  readonly error?: { readonly message: string }
  readonly result?: Record<string, unknown>
}

/**
 * Plain DevTools protocol, without a tool that records a stack for each error. With such a tool, a browser parses a
 * whole script a second time for React's first `Error`, which was half of a page's measured blocking time.
 */
export async function openBarePage(browser: Browser): Promise<BarePage> {
  const devtools = await browser.newBrowserCDPSession()
  const { browserContextId } = await devtools.send('Target.createBrowserContext')
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false })

  const listeners = new Set<(message: Message) => void>()
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const received: Message = JSON.parse(message)
    for (const listener of [...listeners]) listener(received)
  })
  const nextMessage = (isIt: (message: Message) => boolean) =>
    new Promise<Message>(resolve => {
      listeners.add(function listen(message) {
        if (!isIt(message)) return
        listeners.delete(listen)
        resolve(message)
      })
    })

  let commands = 0
  async function send(method: string, params: object = {}) {
    commands += 1
    const id = commands
    const answer = nextMessage(message => message.id === id)
    await devtools.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    })
    const { error, result = {} } = await answer
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }

  const read = async <T>(expression: string) => {
    const { result } = await send('Runtime.evaluate', { expression: `JSON.stringify(${expression})` })
    return JSON.parse((result as { value: string }).value) as T
  }

  // Chromium throttles the timers of a page in which nothing was evaluated yet.
  await read('null')
  return {
    send,
    read,
    async open(url) {
      await send('Page.enable')
      await send('Page.setLifecycleEventsEnabled', { enabled: true })
      const seen: Message[] = []
      const keep = (message: Message) => seen.push(message)
      listeners.add(keep)
      const { loaderId } = await send('Page.navigate', { url })
      listeners.delete(keep)
      const isQuiet = ({ method, params }: Message) =>
        method === 'Page.lifecycleEvent' && params?.name === 'networkIdle' && params.loaderId === loaderId
      if (!seen.some(isQuiet)) await nextMessage(isQuiet)
    },
    async close() {
      await devtools.send('Target.disposeBrowserContext', { browserContextId })
      await devtools.detach()
    },
  }
}
