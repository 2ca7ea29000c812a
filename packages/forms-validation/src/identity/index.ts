export { ssnLast4Rule } from './ssnLast4Rule.ts'
