import type { TokenHistoryType } from '@players-club/domain-models'
import { useState } from 'react'

type Types = readonly TokenHistoryType[]

/** The types that are ticked, until they are asked for; the way back brings back those of its place. */
export function useHistoryTypes(asked: Types): readonly [Types, (types: Types) => void] {
  const of = asked.join()
  const [ticked, setTicked] = useState({ types: asked, of })
  if (ticked.of !== of) setTicked({ types: asked, of })
  return [ticked.types, types => setTicked({ types, of })]
}
