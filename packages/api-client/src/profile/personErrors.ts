/** The errors of a person's data. */
export const personErrors = {
  'field.firstName': 422,
  'field.lastName': 422,
  'field.birthDate': 422,
  'field.birthDate.tooYoung': 422,
  'registration.addressInvalid': 422,
} as const
