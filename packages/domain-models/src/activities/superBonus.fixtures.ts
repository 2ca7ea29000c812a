import type { SuperBonus } from './SuperBonus.ts'

/** Games by the tickets that each of them wants. */
const wanted = { 1401: 1, 1402: 1, 1404: 2, 1501: 1, 15: 1 }

/** A super bonus of five games, none of them complete. */
export const desertTrail: SuperBonus = {
  superBonusDTO: {
    name: 'Desert Trail',
    description: 'Enter tickets of five games, and the trail pays a bonus.',
    image: '/media/api/file/activities/desert-trail.svg',
    rulesDocument: '/media/terms_conditions',
    minBuckets: 5,
    theme: '{"icon":"sun"}',
  },
  numberOfBucketsFilled: 0,
  bucketType: 'GAME',
  games: Object.entries(wanted).map(([gameId, maxEntries]) => ({
    gameId: Number(gameId),
    currentEntries: 0,
    maxEntries,
  })),
}

const filled = (count: number): SuperBonus => ({
  ...desertTrail,
  numberOfBucketsFilled: count,
  games: desertTrail.games.map((game, place) => ({
    ...game,
    currentEntries: place < count ? game.maxEntries : 0,
  })),
})

/** The super bonus with two games complete. */
export const desertTrailBegun = filled(2)
/** The super bonus with all five games complete. */
export const desertTrailDone = filled(5)
