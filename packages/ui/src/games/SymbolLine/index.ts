export { SymbolLine } from './SymbolLine.tsx'
export type { SymbolLineProps } from './SymbolLine.tsx'
