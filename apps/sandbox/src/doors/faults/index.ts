export { Faults } from './Fault.ts'
export { faultsDoor } from './faultsDoor.ts'
export { faultsMiddleware } from './faultsMiddleware.ts'
