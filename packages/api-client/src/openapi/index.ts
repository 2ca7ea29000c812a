export { baselineOf, breakingChanges } from './baseline.ts'
export { openApiDocument } from './openApiDocument.ts'
export { renderOpenApi } from './renderOpenApi.ts'
