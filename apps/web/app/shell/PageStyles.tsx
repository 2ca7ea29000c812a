import { useContext, useState } from 'react'
import { Links, UNSAFE_FrameworkContext, useMatches } from 'react-router'

/** The style sheets of the page. One that has come stays: late parts that share it do not bring it again. */
function BuiltStyles() {
  const framework = useContext(UNSAFE_FrameworkContext)
  const matches = useMatches()
  const [arrived] = useState(() => new Set<string>())
  for (const { id } of matches)
    for (const href of framework?.manifest.routes[id]?.css ?? []) arrived.add(href)
  return [...arrived].map(href => <link key={href} rel="stylesheet" href={href} nonce={framework?.nonce} />)
}

/** While it is being developed, styles are written anew at every change, which the router's own links know about. */
export const PageStyles = import.meta.env.DEV ? Links : BuiltStyles
