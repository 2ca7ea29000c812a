import type { Brand, MessageKey } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'

type Naming =
  | {
      page?: MessageKey
      /** What the page is about, where it has a name of its own. */
      name?: string
      exact?: undefined
    }
  /** The whole title, without the lottery's name. */
  | { exact: MessageKey; page?: undefined; name?: undefined }

export type PageHeadProps = Naming & {
  /** What is said of the page where somebody finds it or is sent a link to it; by default what the club is. */
  about?: string
  brand: Pick<Brand, 'lotteryName'>
}

/**
 * The document's title and description. A page without a name of its own bears the lottery's. React moves both into the
 * head.
 */
export function PageHead({ page, name, exact, about, brand: { lotteryName: lottery } }: PageHeadProps) {
  const translate = useMessages()
  const named = name ?? (page && translate(page))
  const title = named ? translate('shell.pageTitle', { page: named, lottery }) : lottery
  return (
    <>
      <title>{exact ? translate(exact) : title}</title>
      <meta name="description" content={about || translate('shell.description', { lottery })} />
    </>
  )
}
