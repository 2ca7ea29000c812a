export { checkAddress } from './checkAddress.ts'
export { citiesOf, countries, statesOf } from './places.ts'
