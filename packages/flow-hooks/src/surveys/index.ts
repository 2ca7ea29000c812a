export { type QuestionnairePage, type QuestionnaireState } from './questionnaire/questionnaire.machine.ts'
export * from './questionnaire/useQuestionnaire.ts'
export * from './questionnaire/Questionnaire.ts'
