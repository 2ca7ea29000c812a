export { QUESTIONNAIRE_PAGES } from './questionnaire.machine.ts'
export type { QuestionnairePage, QuestionnaireState } from './questionnaire.machine.ts'
export { useQuestionnaire } from './useQuestionnaire.ts'
export type { Questionnaire, QuestionnaireOptions } from './Questionnaire.ts'
