import type { InformationTile, InformationTileSummary, Locale } from '@players-club/domain-models'
import { idParameter } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import type { InformationTexts } from './informationTiles.tables.ts'

interface Row extends Pick<InformationTile, 'id' | 'webImageUrl' | 'mobileImageUrl' | 'buttonTargetWeb'> {
  texts: Record<Locale, InformationTexts>
}

const COLUMNS = `id, texts, web_image_url as "webImageUrl", mobile_image_url as "mobileImageUrl",
  button_target_web as "buttonTargetWeb"`
const NOW_SHOWN = 'starts_at <= $1 and (ends_at is null or ends_at > $1)'

const LIST = {
  name: 'content.informationTiles',
  text: `select ${COLUMNS} from information_tiles where ${NOW_SHOWN} order by position, id`,
}
const ONE = {
  name: 'content.informationTile',
  text: `select ${COLUMNS} from information_tiles where ${NOW_SHOWN} and id = ${idParameter('$2')}`,
}

export const createInformationTiles = ({ database, clock }: ServiceDeps) => ({
  /** The current tiles, in the operator's order. */
  async list(locale: Locale): Promise<InformationTileSummary[]> {
    const rows = await database.statement<Row>({ ...LIST, values: [clock.now()] })
    return rows.map(row => asSummary(row, locale))
  },

  async get(id: number, locale: Locale): Promise<InformationTile> {
    const [row] = await database.statement<Row>({ ...ONE, values: [clock.now(), id] })
    if (!row) throw new Refusal('information.notFound')
    const { description, buttonText = null } = row.texts[locale]
    return {
      ...asSummary(row, locale),
      webDescription: [...description],
      buttonTextWeb: buttonText,
      buttonTargetWeb: row.buttonTargetWeb,
    }
  },
})

function asSummary({ id, texts, webImageUrl, mobileImageUrl }: Row, locale: Locale): InformationTileSummary {
  const { title, summary } = texts[locale]
  return { id, title, summary, webImageUrl, mobileImageUrl }
}
