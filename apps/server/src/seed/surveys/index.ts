export { addSurveys } from './addSurveys.ts'
