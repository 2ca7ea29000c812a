/** What the players of the tests enter when they claim a free entry. */
export const claimantOf = (email: string) => ({
  firstName: 'Verity',
  lastName: 'Mendoza',
  dateOfBirth: '1984-05-17',
  email,
  address: null,
  phone: null,
  acceptsRules: true as const,
  sendUpdates: true as const,
})
