export { useAddressLookup, type AddressLookup, type LookupPart } from './useAddressLookup.ts'
