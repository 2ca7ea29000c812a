import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Hono } from 'hono'

const resolve = createRequire(import.meta.url).resolve

const FILES = {
  '/sandbox.css': { path: new URL('sandbox.css', import.meta.url), type: 'text/css; charset=utf-8' },
  '/icon.svg': { path: new URL('icon.svg', import.meta.url), type: 'image/svg+xml' },
  '/fonts/bricolage.woff2': {
    path: resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
    type: 'font/woff2',
  },
  '/fonts/figtree.woff2': {
    path: resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    type: 'font/woff2',
  },
}

/** The files that the pages need, read once. */
export function assets() {
  const app = new Hono()
  for (const [route, { path, type }] of Object.entries(FILES)) {
    const bytes = new Uint8Array(readFileSync(path))
    app.get(route, c => c.body(bytes, 200, { 'Content-Type': type, 'Cache-Control': 'max-age=300' }))
  }
  return app
}
