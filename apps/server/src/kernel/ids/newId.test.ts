import { expect, test } from 'vitest'
import { newId } from './newId.ts'

test('an id is a version 7 UUID', () => {
  expect(newId(new Date('2025-03-04T18:00:00Z'))).toMatch(
    /^01956250-8900-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})

test('later ids sort after earlier ones', () => {
  const earlier = newId(new Date('2025-03-04T18:00:00.000Z'))
  const later = newId(new Date('2025-03-04T18:00:00.001Z'))
  expect(earlier < later).toBe(true)
})
