import type { Page } from './documents.ts'

export const referencePages = (): readonly Page[] => []
