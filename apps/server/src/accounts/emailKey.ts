/** What e-mail addresses are compared by: as people mean them, without case and stray spaces. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase()
