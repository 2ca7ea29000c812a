export { homeQuestions } from './homeQuestions.ts'
export { useHome, type Home } from './useHome.ts'
