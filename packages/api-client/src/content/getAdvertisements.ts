import { advertisement, announcementPublished, announcementTag } from '@players-club/domain-models'
import { coerce, object, string, type } from 'superstruct'
import { endpoint, lenientArray } from '../endpoint/index.ts'
import { parseFilter } from '../wire/index.ts'

/** The announcements in the home page's banner: the published ones for this place. */
export const getAdvertisements = endpoint({
  name: 'content.getAdvertisements',
  client: 'main',
  method: 'GET',
  path: '/announcements',
  query: object({
    filter: coerce(
      object({ published: announcementPublished, tag: announcementTag }),
      string(),
      parseFilter([]),
    ),
  }),
  answer: type({ content: lenientArray(advertisement) }),
  access: 'open',
})
