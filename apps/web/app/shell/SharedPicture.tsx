import { copperStateLottery } from '@players-club/domain-models'
import { createContext, useContext } from 'react'

/** Where the club is for others, told in the server's page. */
export const PublicUrl = createContext('')

/**
 * What stands beside a link to the club that somebody sends, together with the page's own title and description. Whoever
 * shows it asks the server for the page, and needs the picture's whole address.
 */
export function SharedPicture() {
  const publicUrl = useContext(PublicUrl)
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={copperStateLottery.clubName} />
      <meta property="og:image" content={`${publicUrl}/shared.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={copperStateLottery.clubName} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
