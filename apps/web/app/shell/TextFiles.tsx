import { createContext, useContext } from 'react'

/** The modules with the texts of the page that the server renders. */
export const TextFileUrls = createContext<readonly string[]>([])

/** Preloads the texts, which `entry.client` imports before it hydrates: without this they would cost a round trip. */
export const TextFiles = () =>
  useContext(TextFileUrls).map(url => <link key={url} rel="modulepreload" href={url} />)
