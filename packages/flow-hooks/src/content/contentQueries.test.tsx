import {
  advertisementFixture,
  externalAdvertisementFixture,
  informationTileFixture,
} from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub } from '../testing/index.ts'
import { useAdvertisements } from './useAdvertisements.ts'
import { useInformationTile, useInformationTiles } from './useInformationTiles.ts'

const answers = {
  'content.listInformationTiles': { content: [informationTileFixture] },
  'content.getInformationTile': informationTileFixture,
  'content.getAdvertisements': { content: [advertisementFixture] },
}

test('[API-080] the list of tiles is requested where it is shown, and a tile by its id', async () => {
  const tab = createTestClub({ answers })
  const asked = () => tab.browser.server.requests.filter(({ name }) => name.startsWith('content.'))
  const list = await renderHook((isShown: boolean = false) => useInformationTiles(isShown), {
    wrapper: tab.Wrapper,
  })
  const one = await renderHook(() => useInformationTile(3), { wrapper: tab.Wrapper })
  await expect.poll(() => one.result.current.data).toEqual(informationTileFixture)
  expect(asked().map(({ name, params }) => [name, params])).toEqual([
    ['content.getInformationTile', { id: 3 }],
  ])
  await list.rerender(true)
  await expect.poll(() => list.result.current.tiles?.map(({ id }) => id)).toEqual([3])
})

test('[HOME-012] announcements are requested with published equals TRUE and tag equals WEB_FEATURED', async () => {
  const tab = createTestClub({ answers, initial: { authorizedFlags: ['SWEEPSTAKES_V1'] } })
  const { result } = await renderHook(() => useAdvertisements(), { wrapper: tab.Wrapper })
  await expect.poll(() => result.current.advertisements).toEqual([advertisementFixture])
  const request = tab.browser.server.requests.find(({ name }) => name === 'content.getAdvertisements')
  expect(request).toMatchObject({ query: { filter: { published: 'TRUE', tag: 'WEB_FEATURED' } } })
})

test('announcements of a page that is closed are left out', async () => {
  const tab = createTestClub({
    answers: {
      ...answers,
      'content.getAdvertisements': { content: [advertisementFixture, externalAdvertisementFixture] },
    },
  })
  const { result } = await renderHook(() => useAdvertisements(), { wrapper: tab.Wrapper })
  await expect.poll(() => result.current.advertisements).toEqual([externalAdvertisementFixture])
})
