export { formatCurrency, formatPoints, formatTotal, pointsUnitKey } from './formats.ts'
