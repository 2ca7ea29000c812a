export { openApiDocument, type OpenApiDocument } from './openApiDocument.ts'
export { renderOpenApi } from './renderOpenApi.ts'
