export { baselineOf, breakingChanges } from './baseline.ts'
export type { JsonSchema } from './JsonSchema.ts'
export { openApiDocument } from './openApiDocument.ts'
export { renderOpenApi } from './renderOpenApi.ts'
