import { copperStateLottery, LOOK_PATH, type Brand } from '@players-club/domain-models'
import { useBrand } from '@players-club/ui/messages'
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'

/** The public address of the club; the server's page contains it. */
export const PublicUrl = createContext('')

/** Our picture has the name of the club in it, which another lottery may use too: it is shown for our club only. */
const ownPictureOf = ({ clubName, lotteryName }: Brand) =>
  clubName === copperStateLottery.brand.clubName && lotteryName === copperStateLottery.brand.lotteryName
    ? '/shared.png'
    : undefined

/**
 * Open Graph metadata for link previews, beside the page's own title and description. A preview needs the picture's whole
 * address.
 */
export function LinkPreview() {
  const publicUrl = useContext(PublicUrl)
  const isHome = useLocation().pathname === '/'
  const brand = useBrand()
  const { clubName, lotteryName, look } = brand
  const picture = look ? look.preview && LOOK_PATH + look.preview : ownPictureOf(brand)
  return (
    <>
      {/* “Home Page”, the title of home, says nothing beside a link. */}
      {isHome && <meta property="og:title" content={`${clubName}, ${lotteryName}`} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={clubName} />
      {picture && (
        <>
          <meta property="og:image" content={publicUrl + picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={clubName} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
