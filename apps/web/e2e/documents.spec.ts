import { expect, test } from './club.ts'

const PATHS = ['/', '/login', '/games', '/rewards', '/lucky-lounge']

const textOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? ''

for (const [language, words] of [
  ['en', 'earn points'],
  ['es', 'gane puntos'],
] as const)
  test(`a guest’s page is small on the line, and its head says whose and what it is (${language})`, async ({
    request,
  }) => {
    for (const path of PATHS) {
      const answer = await request.get(path, { headers: { 'accept-language': language } })
      const html = await answer.text()
      expect.soft(answer.headers()['content-encoding'], path).toBe('br')
      expect.soft(html.slice(0, 1_024), path).toMatch(/^<!doctype html>.*<meta charset="utf-8"/is)
      expect.soft(textOf(html, /<html lang="([^"]*)"/), path).toBe(language)
      expect.soft(textOf(html, /<title[^>]*>([^<]*)</), path).not.toBe('')
      const description = textOf(html, /<meta name="description" content="([^"]*)"/)
      expect.soft(description, path).toContain(words)
      // Search engines cut off what is longer.
      expect.soft(description.length, path).toBeLessThanOrEqual(160)
    }
  })
