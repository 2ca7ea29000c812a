import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

export interface StaticTwin {
  readonly url: string
  stop(): Promise<void>
}

/** Serves a page of the server as plain HTML without scripts; styles, fonts and pictures still come from the server. */
export async function startStaticTwin(port: number, path: string): Promise<StaticTwin> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  const html = withoutScripts(await answer.text())
  const packed = brotliCompressSync(html)
  const server: Server = createServer((incoming, outgoing) => {
    if (incoming.url === path) {
      // Compressed, like a guest's page.
      const head = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
      outgoing.writeHead(200, head).end(packed)
      return
    }
    const { method, url, headers } = incoming
    const through = request({ port, host: '127.0.0.1', method, path: url, headers }, file => {
      outgoing.writeHead(file.statusCode ?? 502, file.headers)
      file.pipe(outgoing)
    })
    through.on('error', () => outgoing.destroy())
    incoming.pipe(through)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return {
    url: `http://localhost:${address.port}${path}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Removes all that loads or runs a script. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(modulepreload|preload)"[^>]*\b(as="script"|href="[^"]*\.js")[^>]*>/g, '')
