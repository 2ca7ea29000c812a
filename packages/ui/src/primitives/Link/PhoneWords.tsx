import { unbroken } from './Link.css.ts'

/** Words in which a telephone number stays on one line: browsers break lines at its hyphens. */
export function PhoneWords({ text, phone }: { text: string; phone: string }) {
  const [before, after] = text.split(phone)
  return (
    <>
      {before}
      <span className={unbroken}>{phone}</span>
      {after}
    </>
  )
}

/** The link that calls a number, on devices that can. */
export const phoneUrl = (phone: string) => `tel:${phone.replaceAll('-', '')}`
