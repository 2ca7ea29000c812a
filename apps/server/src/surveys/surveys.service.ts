import type { KeptResponses, Locale, QuestionResponse, Survey } from '@players-club/domain-models'
import { bonusOf, requireActivity } from '../activities/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { asSurvey, SURVEY_COLUMNS, type SurveyRow } from './surveyRow.ts'

const ONE = {
  name: 'surveys.one',
  text: `select ${SURVEY_COLUMNS}, r.responses, t.totals from surveys s
    left join survey_responses r on r.survey_id = s.id and r.player_id = $2::uuid
    left join lateral (
      select json_object_agg(o.option_id, o.total) as totals from (
        select option_id, sum(total)::int as total from survey_totals where survey_id = s.id group by option_id
      ) o
    ) t on r.player_id is not null
    where s.key = $1`,
}

const RESPONSES = {
  name: 'surveys.responses',
  text: 'select responses from survey_responses where survey_id = $1 and player_id = $2',
}

/** The reader of a survey. */
export interface SurveyReader {
  locale: Locale
  playerId: string | null
}

/** The questions of the lottery, as the reader may see them. */
export const createSurveys = ({ database, clock }: ServiceDeps) => ({
  async getSurvey(key: string, { locale, playerId }: SurveyReader): Promise<Survey> {
    const activity = await requireActivity(database, { key }, { playerId, now: clock.now() })
    const [row] = await database.statement<SurveyRow>({ ...ONE, values: [key, playerId] })
    if (!row) throw new Refusal('surveys.unavailable')
    return asSurvey(row, activity.amount + bonusOf(activity), locale)
  },

  async getResponses(surveyId: number, playerId: string): Promise<KeptResponses> {
    const rows = await database.statement<{ responses: QuestionResponse[] }>({
      ...RESPONSES,
      values: [surveyId, playerId],
    })
    return { content: rows.map(({ responses }) => ({ surveyId, responses })) }
  },
})
