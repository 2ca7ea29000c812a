export { QuestionnaireView } from './QuestionnaireView.tsx'
export type { QuestionnaireViewProps } from './QuestionnaireView.tsx'
