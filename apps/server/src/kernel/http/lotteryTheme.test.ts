import { copperStateLottery } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { LAKE_STATE } from '../../../../../scripts/testing/lakeState.ts'
import { ConfigError, readConfig } from '../config/config.ts'
import { lotteryTheme } from './lotteryTheme.ts'

const { lottery } = readConfig({ LOTTERY_CONFIG: LAKE_STATE })

test('the style sheet is derived from the look of the configured lottery', async () => {
  const lotteryStyles = ({ colors }: { colors: { accent: string } }) => colors.accent
  expect(await lotteryTheme(lottery, { lotteryStyles })).toBe('#0a5c8f')
  expect(await lotteryTheme(copperStateLottery, { lotteryStyles })).toBeNull()
  expect(await lotteryTheme(lottery, {})).toBeNull()
})

test('colours that cannot be read stop the start with the reason', async () => {
  const start = lotteryTheme(lottery, {
    lotteryStyles: () => {
      throw new Error('Choose a darker text.')
    },
  })
  await expect(start).rejects.toThrow(
    new ConfigError(['LOTTERY_CONFIG: brand.look.colors: Choose a darker text.']),
  )
})
