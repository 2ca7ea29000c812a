import { createServer, type IncomingMessage } from 'node:http'
import { goodTicket } from '../../apps/server/test/fakeCentralSystem.ts'

/**
 * Stand-ins for the central system, the payment provider and the makers of games, which accept everything at once. The
 * sandbox has forty good tickets, and would be measured along with the server.
 */
const port = Number(process.env.PORT)
const origin = `http://localhost:${port}`

/** The same for the same idempotency key. */
function answerTo({ url, headers: { 'idempotency-key': key } }: IncomingMessage): object | undefined {
  switch (url) {
    case '/health':
      return {}
    case '/tickets/entries':
      return goodTicket
    case '/pay/payments':
      return { paymentUrl: `${origin}/pay/page/${String(key)}` }
    case '/arcade/rounds':
      return {
        token: `round-of-${String(key)}`,
        face: '{"spinResults":[]}',
        gameConfig: { gameId: 'REELS' },
        themeHostName: `${origin}/arcade/play`,
      }
    default:
      return undefined
  }
}

createServer((request, response) => {
  const answer = answerTo(request)
  request.resume()
  request.on('end', () => {
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
}).listen(port, '127.0.0.1')

process.on('SIGTERM', () => process.exit(0))
