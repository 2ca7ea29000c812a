export { AddressForm } from './AddressForm.tsx'
export type { AddressErrors, AddressFormProps, AddressLists } from './AddressForm.tsx'
