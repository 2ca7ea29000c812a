/** The link that calls a number, on devices that can. */
export const phoneUrl = (phone: string) => `tel:${phone.replaceAll('-', '')}`
