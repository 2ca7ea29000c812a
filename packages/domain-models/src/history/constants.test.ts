import { expect, test } from 'vitest'
import { PAGE_SIZE_OPTIONS } from '../shell/constants.ts'
import {
  HISTORY_EARLIEST_YEARS,
  HISTORY_FILTER_DAYS,
  HISTORY_PAGE_SIZE,
  POINTS_DELAY_HOURS,
} from './constants.ts'

test('[CONST-010] points may take up to 48 hours to appear', () => {
  expect(POINTS_DELAY_HOURS).toBe(48)
})

test('[CONST-013] a page of the history has 25 rows, which is one of the choices', () => {
  expect(HISTORY_PAGE_SIZE).toBe(25)
  expect(PAGE_SIZE_OPTIONS).toContain(HISTORY_PAGE_SIZE)
})

test('the history begins 396 days ago and reaches back two years', () => {
  expect({ HISTORY_FILTER_DAYS, HISTORY_EARLIEST_YEARS }).toEqual({
    HISTORY_FILTER_DAYS: 396,
    HISTORY_EARLIEST_YEARS: 2,
  })
})
