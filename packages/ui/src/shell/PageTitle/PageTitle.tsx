import type { Brand, MessageKey } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'

export type PageTitleProps =
  | {
      page?: MessageKey
      /** What the page is about, where it has a name of its own. */
      name?: string
      brand: Pick<Brand, 'lotteryName'>
      exact?: undefined
    }
  /** The whole title, without the lottery's name. */
  | { exact: MessageKey; page?: undefined; name?: undefined; brand?: undefined }

/** The document's title; a page without a name of its own bears the lottery's. React moves it into the head. */
export function PageTitle(props: PageTitleProps) {
  const translate = useMessages()
  if (props.exact) return <title>{translate(props.exact)}</title>
  const lottery = props.brand.lotteryName
  const page = props.name ?? (props.page && translate(props.page))
  return <title>{page ? translate('shell.pageTitle', { page, lottery }) : lottery}</title>
}
