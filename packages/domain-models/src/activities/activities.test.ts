import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { extraOf } from '../shell/extraData.ts'
import { activity } from './Activity.ts'
import * as fixtures from './activities.fixtures.ts'
import { activityPath } from './activityPath.ts'
import { codeRedemption } from './codeRedemption.ts'
import { BYTES_PER_MB } from './constants.ts'
import { maxMegabytesOf, photoFault, uploadContent, uploadResult } from './uploadContent.ts'

const { linkActivity, photoContent } = fixtures

test.each([
  fixtures.linkActivity,
  fixtures.promoCodeActivity,
  fixtures.uploadActivity,
  fixtures.pollActivity,
  fixtures.collectAllActivity,
  fixtures.reachedActivity,
])('[EARN-012] $title is a valid activity', each => {
  expect(is(each, activity)).toBe(true)
})

test.each([
  'id',
  'key',
  'type',
  'title',
  'description',
  'imageUrl',
  'videoUrl',
  'externalLink',
  'amount',
  'bonusAmount',
  'bonusCampaigns',
  'termsRequired',
  'termsLink',
  'visibilityWeb',
  'navigateTo',
  'frequencyCap',
  'extraData',
])('[EARN-012] an activity without %s is invalid', field => {
  expect(is({ ...linkActivity, [field]: undefined }, activity)).toBe(false)
})

test('[EARN-012] an activity’s additional data are key-value pairs, such as its card’s title', () => {
  const extraData = ['additionalInformation', 'portraitMode', 'cardTitle', 'image_survey_layout'].map(
    key => ({
      key,
      value: `of ${key}`,
    }),
  )
  expect(is({ ...linkActivity, extraData }, activity)).toBe(true)
  expect(extraOf({ extraData }, 'cardTitle')).toBe('of cardTitle')
  expect(extraOf({ extraData }, 'unknown')).toBeUndefined()
  expect(is({ ...linkActivity, extraData: [{ key: 'cardTitle' }] }, activity)).toBe(false)
})

test.each([
  ['[EARN-005]', 'COLLECT_ALL', 'monsoon', null, '/collect-them-all/7'],
  ['[EARN-006]', 'STANDARD_ACTIVITY', 'invite-friends', null, '/invite-friends'],
  ['[EARN-006]', 'STANDARD_ACTIVITY', 'invite-accepted', null, '/invite-friends'],
  ['[EARN-007]', 'STANDARD_ACTIVITY', 'complete-profile', null, '/profile-completion/7'],
  ['[EARN-008]', 'STANDARD_ACTIVITY', 'promotions-email-opt-in', null, '/email-signUp/7'],
  ['[EARN-009]', 'PROMO_CODE', 'radio', null, '/promo-code/7'],
  ['[EARN-009]', 'A_B_C', 'any', null, '/a-b_c/7'],
  ['[EARN-009]', 'POLL', 'any', '/elsewhere', '/poll/7'],
  ['[EARN-009]', 'SURVEY', 'any', null, '/survey/7'],
  ['[EARN-009]', 'SURVEY', 'any', '/survey/v2/7', '/survey/v2/7'],
  ['[EARN-009]', 'STANDARD_ACTIVITY', 'any', '/ticket-entry', '/ticket-entry'],
  ['[EARN-009]', 'STANDARD_ACTIVITY', 'any', null, '/standard-activity/7'],
  ['[EARN-009]', 'POLL', 'constructor', null, '/poll/7'],
])('%s an activity of type %s with the key %s and the page %s is done at %s', (_, type, key, to, path) => {
  expect(activityPath({ id: 7, key, type, navigateTo: to })).toBe(path)
})

test('[ACTV-004] a code redemption contains the points of a campaign or the reason why there are none', () => {
  expect(is(fixtures.redeemedCode, codeRedemption)).toBe(true)
  const refused = { ...fixtures.redeemedCode, numPoints: 0, errorKey: 'error.code.notFound', detail: 'gone' }
  expect(is(refused, codeRedemption)).toBe(true)
  for (const field of ['numPoints', 'campaignName', 'errorKey', 'detail'])
    expect(is({ ...refused, [field]: undefined }, codeRedemption)).toBe(false)
})

test('[ACTV-009] the upload configuration has content type, extensions and a size limit in MB', () => {
  expect(is(photoContent, uploadContent)).toBe(true)
  expect(is({ ...photoContent, contentType: 'VIDEO' }, uploadContent)).toBe(false)
  expect(is({ ...photoContent, contentConfig: { allowedExtensions: 'jpg' } }, uploadContent)).toBe(false)
})

test('[ACTV-010] an upload result says whether points were awarded, and the total', () => {
  expect(is({ awarded: true, total_points: 300 }, uploadResult)).toBe(true)
  expect(is({ awarded: true }, uploadResult)).toBe(false)
})

const photo = { name: 'spot.jpg', size: 1000, title: 'My spot' }

test.each(['spot.jpg', 'spot.JPEG', 'a.b.png', 'spot.gif', 'spot.svg'])(
  '[ACTV-020] %s can be uploaded',
  name => {
    expect(photoFault({ ...photo, name }, photoContent)).toBeNull()
  },
)

test.each(['spot.pdf', 'spot', 'jpg', 'spot.jpg.exe', ''])('[ACTV-020] %j cannot be uploaded', name => {
  expect(photoFault({ ...photo, name }, photoContent)).toBe('type')
})

test('[ACTV-020] the configured list of extensions decides what can be uploaded', () => {
  const pngs = { contentConfig: { allowedExtensions: ' PNG , ', maxFileSize: 5 } }
  expect(photoFault({ ...photo, name: 'spot.png' }, pngs)).toBeNull()
  expect(photoFault(photo, pngs)).toBe('type')
})

test.each([
  [5_242_880, null],
  [5_242_881, 'size'],
  [0, 'size'],
])('[ACTV-021] a photo of %i bytes is checked against the size limit: %j', (size, fault) => {
  expect(5 * BYTES_PER_MB).toBe(5_242_880)
  expect(photoFault({ ...photo, size }, photoContent)).toBe(fault)
})

test.each([
  [2, 2],
  [10, 5],
])(
  '[ACTV-009] of %i configured MB, %i can be uploaded: the club takes no more than five',
  (maxFileSize, most) => {
    const content = { contentConfig: { allowedExtensions: 'png', maxFileSize } }
    const fault = (size: number) => photoFault({ ...photo, name: 'spot.png', size }, content)
    expect(maxMegabytesOf(content)).toBe(most)
    expect([fault(most * BYTES_PER_MB), fault(most * BYTES_PER_MB + 1)]).toEqual([null, 'size'])
  },
)

test.each([
  ['x', 40, null],
  ['x', 41, 'title'],
  ['🌵', 40, null],
  ['🌵', 41, 'title'],
] as const)(
  '[ACTV-022] a photo’s title of the character %s, %i times, has the fault %j',
  (character, length, fault) => {
    expect(photoFault({ ...photo, title: character.repeat(length) }, photoContent)).toBe(fault)
  },
)
