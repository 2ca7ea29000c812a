import { informationTileFixture } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub } from '../testing/index.ts'
import { useInformationTile, useInformationTiles } from './useInformationTiles.ts'

const answers = {
  'content.listInformationTiles': { content: [informationTileFixture] },
  'content.getInformationTile': informationTileFixture,
}

test('[API-080] the tiles are requested as a list, and one by its id', async () => {
  const tab = createTestClub({ answers })
  const list = await renderHook(() => useInformationTiles(), { wrapper: tab.Wrapper })
  const one = await renderHook(() => useInformationTile(3), { wrapper: tab.Wrapper })
  await expect.poll(() => list.result.current.tiles?.map(({ id }) => id)).toEqual([3])
  await expect.poll(() => one.result.current.data).toEqual(informationTileFixture)
  const asked = tab.browser.server.requests.filter(({ name }) => name.startsWith('content.'))
  expect(asked).toMatchObject([
    { name: 'content.listInformationTiles' },
    { name: 'content.getInformationTile', params: { id: 3 } },
  ])
})
