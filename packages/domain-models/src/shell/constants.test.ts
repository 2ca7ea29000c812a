import { expect, test } from 'vitest'
import {
  CONFETTI,
  LOTTERY_ID,
  MESSAGE_TIMEOUTS,
  OUTAGE_DISPLAY_MS,
  OUTAGE_RECHECK_MS,
  PAGE_SIZE_OPTIONS,
  REMOTE_CONFIG_MIN_INTERVAL_MS,
  REMOTE_CONFIG_TIMEOUT_MS,
  REQUEST_TIMEOUT_MS,
  SESSION_TIMEOUT_S,
  SOFTWARE_VERSION,
} from './constants.ts'
import { defaultSettings } from './Settings.ts'
import { defaultSwitches } from './Switches.ts'

test('[CONST-001] the lottery has the number 2', () => {
  expect(LOTTERY_ID).toBe(2)
})

test('[CONST-003] the software version is 2.223.0', () => {
  expect(SOFTWARE_VERSION).toBe('2.223.0')
})

test('[CONST-012] tables offer pages of 10, 25, 50, 75 and 100', () => {
  expect(PAGE_SIZE_OPTIONS).toEqual([10, 25, 50, 75, 100])
})

test('[MSG-004] messages close after 3, 5, 10 or 20 seconds', () => {
  expect(MESSAGE_TIMEOUTS).toEqual({ short: 3000, medium: 5000, long: 10_000, extended: 20_000 })
})

test('[SHELL-015] confetti falls for 3 seconds with 1500 pieces', () => {
  expect(CONFETTI).toEqual({ durationMs: 3000, pieces: 1500 })
})

test('[OUTAGE-005] [OUTAGE-006] outages are checked every 5 minutes and shown for 30 seconds', () => {
  expect(OUTAGE_RECHECK_MS).toBe(300_000)
  expect(OUTAGE_DISPLAY_MS).toBe(30_000)
})

test('[AUTH-026] a session lasts 3600 seconds', () => {
  expect(SESSION_TIMEOUT_S).toBe(3600)
})

test('calls time out after 60 seconds, the remote configuration after 10, and it is fetched at most every half hour', () => {
  expect(REQUEST_TIMEOUT_MS).toBe(60_000)
  expect(REMOTE_CONFIG_TIMEOUT_MS).toBe(10_000)
  expect(REMOTE_CONFIG_MIN_INTERVAL_MS).toBe(1_800_000)
})

test('[FLAG-015] these switches and settings are on by default', () => {
  expect(defaultSettings).toMatchObject({
    showDrawDate: true,
    rewardTypeColumn: true,
    couponSoldOutBanner: true,
    ticketCardView: true,
    ticketCardDisclaimer: true,
    superBonusDialog: true,
    bonusPoints: true,
    digitalSummaryAtEnd: true,
    gameTypeFilter: true,
    transactionId: true,
  })
})

test('[FLAG-016] these switches and settings are off by default', () => {
  expect(defaultSettings).toMatchObject({
    userPoints: false,
    titleAboveImage: false,
    legacyInterestsSurvey: false,
  })
  expect(defaultSwitches.SHOW_CONTACT_INFO).toBe(false)
})

test('[VALID-024] gender and phone are asked for by default', () => {
  expect(defaultSettings).toMatchObject({ skipGender: false, skipPhone: false })
})
