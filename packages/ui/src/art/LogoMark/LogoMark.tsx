'use client'

import { LOOK_PATH } from '@players-club/domain-models'
import { useLook } from '../../messages/BrandProvider.tsx'
import { dune, field, mark, mesa, orb, ring } from './LogoMark.css.ts'

/** The marks of the club and of its lounge. */
export const logoMarks = ['club', 'lounge'] as const
/** Which mark is drawn: that of the club, or of its lounge. */
export type LogoMarkName = (typeof logoMarks)[number]

/** Which mark is drawn. */
export interface LogoMarkProps {
  /** @default 'club' */
  name?: LogoMarkName
}

/** The decorative mark of the club or of the lounge: the lottery's own, or a sun over mesas and a dune in a neon ring. */
export function LogoMark({ name = 'club' }: LogoMarkProps) {
  const look = useLook()
  const own = (name === 'lounge' && look?.loungeLogo) || look?.logo
  if (own) return <img className={mark} src={LOOK_PATH + own} alt="" />
  return (
    <svg className={mark} viewBox="0 0 40 40" focusable="false" aria-hidden>
      {name === 'club' ? <ClubMark /> : <LoungeMark />}
    </svg>
  )
}

function ClubMark() {
  return (
    <>
      <rect width="40" height="40" rx="12" className={field} />
      <circle cx="20" cy="19" r="8" className={orb} />
      <path d="M0 28l9-7 7 5 9-8 15 10v0a12 12 0 0 1-12 12H12A12 12 0 0 1 0 28Z" className={mesa} />
    </>
  )
}

function LoungeMark() {
  return (
    <>
      <circle cx="20" cy="20" r="17" className={ring} />
      <path d="M9 26c5-10 10-12 12-5s6 4 10-4" className={dune} />
    </>
  )
}
