import { contract } from '../contract.ts'
import { openApiDocument } from './openApiDocument.ts'
import { summaryOf } from './summaryOf.ts'

/** The text of `openapi.json`. */
export function renderOpenApi(): string {
  return JSON.stringify(openApiDocument(contract, summaryOf), null, 2) + '\n'
}
