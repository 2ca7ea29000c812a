export * from './questionnaire/index.ts'
