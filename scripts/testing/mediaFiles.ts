import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const folder = path.resolve(import.meta.dirname, '../../apps/server/media')

/** Serves the demo's pictures, as the server and Storybook do: a picture that fails to load is replaced by its fallback. */
export const mediaFiles = (): Plugin => ({
  name: 'media-files',
  configureServer(server) {
    server.middlewares.use('/media/api/file', (request, response, next) => {
      const file = path.join(folder, new URL(request.url ?? '', 'http://localhost').pathname)
      if (!file.endsWith('.svg') || !existsSync(file)) return next()
      response.setHeader('content-type', 'image/svg+xml')
      createReadStream(file).pipe(response)
    })
  },
})
