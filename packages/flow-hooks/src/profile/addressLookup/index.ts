export { addressEntryOf } from './addressEntryOf.ts'
export { useAddressLookup, type AddressLookup, type LookupPart } from './useAddressLookup.ts'
