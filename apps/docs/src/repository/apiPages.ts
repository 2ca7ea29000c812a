import type { Page } from './documents.ts'

export const apiPages = (): readonly Page[] => []
