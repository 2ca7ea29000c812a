import { advertisement, announcementPublished, announcementTag } from '@players-club/domain-models'
import { object, type } from 'superstruct'
import { endpoint, lenientArray } from '../endpoint/index.ts'
import { filterOf } from '../wire/index.ts'

/** The announcements in the home page's banner: the published ones for this place. */
export const getAdvertisements = endpoint({
  name: 'content.getAdvertisements',
  client: 'main',
  method: 'GET',
  path: '/announcements',
  query: object({ filter: filterOf({ published: announcementPublished, tag: announcementTag }) }),
  answer: type({ content: lenientArray(advertisement) }),
  access: 'open',
})
