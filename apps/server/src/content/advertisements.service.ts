import type { Advertisement, Locale } from '@players-club/domain-models'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'

interface Row extends Omit<Advertisement, 'title' | 'buttonText'> {
  texts: Record<Locale, Pick<Advertisement, 'title' | 'buttonText'>>
}

const SHOWN = {
  name: 'content.advertisements',
  text: `select id, texts, image_url as "imageUrl", button_url as "buttonUrl", button_target as "buttonTarget",
      background_image as "backgroundImage", text_color as "textColor"
    from advertisements
    where published = $1 and tag = $2 and starts_at <= $3 and (ends_at is null or ends_at > $3)
    order by position, id`,
}

export const createAdvertisements = ({ database, clock }: ServiceDeps) => ({
  /** The current advertisements of one place, in the operator's order. */
  async list(
    { published, tag }: { published: string; tag: string },
    locale: Locale,
  ): Promise<Advertisement[]> {
    const rows = await database.statement<Row>({ ...SHOWN, values: [published, tag, clock.now()] })
    return rows.map(({ id, texts, ...row }) => ({ id, ...texts[locale], ...row }))
  },
})
