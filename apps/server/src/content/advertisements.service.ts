import type { Advertisement, Locale } from '@players-club/domain-models'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'

export interface AnnouncementFilter {
  published: string
  tag: string
}

interface Row {
  id: number
  texts: Record<Locale, { title: string; buttonText: string }>
  image_url: string
  button_url: string
  button_target: Advertisement['buttonTarget']
  background_image: string
  text_color: string
}

const SHOWN = {
  name: 'content.advertisements',
  text: `select id, texts, image_url, button_url, button_target, background_image, text_color
    from advertisements
    where published = $1 and tag = $2 and starts_at <= $3 and (ends_at is null or ends_at > $3)
    order by position, id`,
}

export const createAdvertisements = ({ database, clock }: ServiceDeps) => ({
  /** The current advertisements of one place, in the operator's order. */
  async list({ published, tag }: AnnouncementFilter, locale: Locale): Promise<Advertisement[]> {
    const rows = await database.statement<Row>({ ...SHOWN, values: [published, tag, clock.now()] })
    return rows.map(({ id, texts, ...row }) => ({
      id,
      ...texts[locale],
      imageUrl: row.image_url,
      buttonUrl: row.button_url,
      buttonTarget: row.button_target,
      backgroundImage: row.background_image,
      textColor: row.text_color,
    }))
  },
})

export type Advertisements = ReturnType<typeof createAdvertisements>
