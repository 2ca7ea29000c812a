/** E-mail addresses are compared without case and surrounding spaces. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase()
