export { SERVICES } from './services.ts'
export { area, field, press, select, tick } from './fields.ts'
export { page, type Html } from './page.ts'
export { assets } from './assets.ts'
