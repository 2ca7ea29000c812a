export { createLocation } from './location.service.ts'
export { locationRoutes } from './location.routes.ts'
export { requireLocation } from './requireLocation.ts'
