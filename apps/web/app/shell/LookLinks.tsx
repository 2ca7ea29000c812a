import { LOOK_PATH } from '@players-club/domain-models'
import displayFont from '@players-club/ui/fonts/bricolage-grotesque.woff2?url'
import textFont from '@players-club/ui/fonts/figtree.woff2?url'
import { useBrand } from '@players-club/ui/messages'

/** The icon and the fonts of the lottery; the server's page contains them. */
export function LookLinks() {
  const { look } = useBrand()
  const own = (file: string | undefined, otherwise: string) => (file ? LOOK_PATH + file : otherwise)
  return (
    <>
      <link rel="icon" href={own(look?.logo, '/favicon.svg')} type="image/svg+xml" />
      {[own(look?.textFont?.file, textFont), own(look?.displayFont?.file, displayFont)].map(href => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
    </>
  )
}
