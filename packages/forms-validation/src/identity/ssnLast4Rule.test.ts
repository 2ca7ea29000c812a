import { expect, test } from 'vitest'
import { ssnLast4Rule } from './ssnLast4Rule.ts'

test.each(['', '1234', '0000'])('[VALID-022] the last digits may be %j', digits => {
  expect(ssnLast4Rule(digits)).toBeNull()
})

test.each(['123', '12345', '12a4', '    ', '1234\n', ' 1234', '-123', '١٢٣٤', '🎉🎉'])(
  '[VALID-022] the last digits are not %j',
  digits => {
    expect(ssnLast4Rule(digits)).toEqual({ key: 'field.ssnLast4' })
  },
)
