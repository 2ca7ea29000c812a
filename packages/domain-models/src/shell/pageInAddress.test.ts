import { expect, test } from 'vitest'
import { parseId } from './pageInAddress.ts'

test('an id is a positive whole number of at most nine digits', () => {
  expect([parseId('7'), parseId('999999999')]).toEqual([7, 999_999_999])
})

test.each(['007', '0', '', '-1', '1.5', '1e3', ' 7', '7\n', '0x7', '1000000000', 'abc', undefined])(
  '%j is no id',
  text => {
    expect(parseId(text)).toBeNull()
  },
)
