'use client'

import type { MessageKey } from '@players-club/domain-models'
import { useBrand } from '../../messages/BrandProvider.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'

type Naming =
  | {
      page?: MessageKey
      /** The title of the page, where it has one. */
      name?: string
      exact?: undefined
    }
  /** The whole title, without the lottery's name. */
  | { exact: MessageKey; page?: undefined; name?: undefined }

/** The title and description of a page, for the browser, search results and shared links. */
export type PageHeadProps = Naming & {
  /** The meta description for search results and shared links; by default the club's. */
  about?: string
}

/**
 * The document's title and description. A page without a title has the lottery's name. React hoists both into
 * the head.
 */
export function PageHead({ page, name, exact, about }: PageHeadProps) {
  const translate = useMessages()
  const { lotteryName } = useBrand()
  const named = name ?? (page && translate(page))
  const title = named ? translate('shell.pageTitle', { page: named }) : lotteryName
  return (
    <>
      <title>{exact ? translate(exact) : title}</title>
      <meta name="description" content={about || translate('shell.description')} />
    </>
  )
}
