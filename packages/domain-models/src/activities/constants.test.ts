import { expect, test } from 'vitest'
import * as activities from './constants.ts'

test('photos, digital games and the super bonus have their limits', () => {
  expect(activities).toMatchObject({
    PHOTO_EXTENSIONS: ['jpg', 'jpeg', 'png', 'gif', 'svg'],
    PHOTO_MAX_MB: 5,
    BYTES_PER_MB: 1_048_576,
    PHOTO_TITLE_MAX: 40,
    DIGITAL_GAME_REFRESH_MS: 1000,
    SUPER_BONUS_BUTTON_DELAY_S: 5,
    SUPER_BONUS_GAMES_SHOWN: 3,
  })
})
