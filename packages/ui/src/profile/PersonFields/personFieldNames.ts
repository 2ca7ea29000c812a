/** In the order of the form. */
export const personFieldNames = [
  'firstName',
  'lastName',
  'birthDate',
  'country',
  'address1',
  'address2',
  'apartmentNumber',
  'state',
  'city',
  'zipCode',
  'phone',
  'gender',
] as const
export type PersonField = (typeof personFieldNames)[number]
