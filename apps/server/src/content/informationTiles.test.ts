import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/clubServer.ts'
import { START } from '../../test/constants.ts'
import { onPostgres } from '../../test/engines.ts'
import { advertisements } from './advertisements.tables.ts'
import { informationTiles } from './informationTiles.tables.ts'

const HOUR = 3_600_000
const hours = (count: number) => new Date(START.getTime() + count * HOUR)

const tile = {
  texts: {
    en: { title: 'Parks', summary: 'What is planted.', description: ['Trees.'], buttonText: 'More' },
    es: { title: 'Parques', summary: 'Lo que se planta.', description: ['Árboles.'] },
  },
  webImageUrl: '/media/api/file/content/web.svg',
  mobileImageUrl: '/media/api/file/content/mobile.svg',
  buttonTargetWeb: '/media/about_us',
  position: 2,
  startsAt: hours(-1),
} satisfies Partial<typeof informationTiles.$inferInsert>

const advert = {
  texts: {
    en: { title: 'Bonus', buttonText: 'Get it' },
    es: { title: 'Bono', buttonText: 'Obtenerlo' },
  },
  imageUrl: '/media/api/file/content/a.svg',
  buttonUrl: 'https://www.copperstatelottery.example/',
  buttonTarget: 'EXTERNAL',
  backgroundImage: '/media/api/file/content/b.svg',
  textColor: '#ffffff',
  published: 'TRUE',
  tag: 'WEB_FEATURED',
  position: 1,
  startsAt: hours(-1),
} satisfies Partial<typeof advertisements.$inferInsert>

onPostgres('information tiles and announcements', world => {
  const club = startServer(world)
  beforeEach(() => club.clock.set(START))
  beforeAll(() =>
    world.database.unitOfWork(async tx => {
      await tx.insert(informationTiles).values([
        { ...tile, id: 1 },
        { ...tile, id: 2, position: 1, buttonTargetWeb: null },
        { ...tile, id: 3, startsAt: hours(1) },
        { ...tile, id: 4, endsAt: START },
      ])
      await tx.insert(advertisements).values([
        { ...advert, id: 1, position: 2 },
        { ...advert, id: 2 },
        { ...advert, id: 3, published: 'FALSE' },
        { ...advert, id: 4, tag: 'MOBILE_FEATURED' },
        { ...advert, id: 5, startsAt: hours(1) },
        { ...advert, id: 6, endsAt: START },
      ])
    }),
  )
  const get = async (path: string, headers = {}) => club.browser().get(path, { headers })
  const ids = async (path: string) => (await get(path)).json.content.map(({ id }: { id: number }) => id)

  test('[API-080] tiles are listed in the operator’s order, from their start to their end, by one query', async () => {
    expect(await ids('/api/information-tiles')).toEqual([2, 1])
    club.clock.set(hours(1))
    expect(await ids('/api/information-tiles')).toEqual([2, 1, 3])
    expect(await world.countQueries(() => ids('/api/information-tiles'))).toBe(1)
  })

  test('[API-080] [INFO-003] a tile is complete and in the visitor’s language', async () => {
    const { webImageUrl, mobileImageUrl, buttonTargetWeb } = tile
    const pictures = { id: 1, webImageUrl, mobileImageUrl, buttonTargetWeb }
    expect((await get('/api/information-tiles/1')).json).toEqual({
      ...pictures,
      title: 'Parks',
      summary: 'What is planted.',
      webDescription: ['Trees.'],
      buttonTextWeb: 'More',
    })
    expect((await get('/api/information-tiles/1', { 'accept-language': 'es' })).json).toEqual({
      ...pictures,
      title: 'Parques',
      summary: 'Lo que se planta.',
      webDescription: ['Árboles.'],
      buttonTextWeb: null,
    })
  })

  test.each(['3', '4', '99', '0', '-1', '99999999999', '-99999999999'])(
    '[API-080] tile %s is not found',
    async id => {
      const { status, problem } = await get(`/api/information-tiles/${id}`)
      expect([status, problem.errorKey]).toEqual([404, 'information.notFound'])
    },
  )

  const announcements = (filter: string) => `/api/announcements?filter=${encodeURIComponent(filter)}`

  test('[HOME-012] the announcements published for this place are listed in the operator’s order', async () => {
    const path = announcements('published:TRUE;tag:WEB_FEATURED')
    expect(await ids(path)).toEqual([2, 1])
    const { texts: _, position: __, published: ___, tag: ____, startsAt: _____, ...fields } = advert
    expect((await get(path, { 'accept-language': 'es' })).json.content[0]).toEqual({
      id: 2,
      title: 'Bono',
      buttonText: 'Obtenerlo',
      ...fields,
    })
  })

  test.each(['published:FALSE;tag:WEB_FEATURED', 'published:TRUE;tag:ALL', 'published:TRUE', ''])(
    '[HOME-012] the filter %j is refused',
    async filter => {
      expect((await get(announcements(filter))).status).toBe(400)
    },
  )
})
