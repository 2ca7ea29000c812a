import { INFORMATION_PICTURE, type InformationTileSummary } from '@players-club/domain-models'
import { DesertScene } from '../../art/index.ts'
import { Image } from '../../primitives/Image/Image.tsx'
import { TicketCard, type TicketTitleLevel } from '../../primitives/TicketCard/TicketCard.tsx'

/** The information tile of a card, and the text of its link. */
export interface InformationTileCardProps {
  tile: InformationTileSummary
  /** The text of the link: "Read more". */
  action: string
  /** Heading level. @default 3 */
  titleLevel?: TicketTitleLevel
}

/** A tile in a list: the whole card is a link. */
export function InformationTileCard({ tile, action, titleLevel }: InformationTileCardProps) {
  return (
    <TicketCard
      as="li"
      href={`/information-list/${tile.id}`}
      title={tile.title}
      titleLevel={titleLevel}
      action={action}
      picture={
        <Image
          src={tile.webImageUrl}
          alt=""
          {...INFORMATION_PICTURE.web}
          fit="cover"
          fallback={<DesertScene seed={tile.title} />}
        />
      }
    >
      {tile.summary}
    </TicketCard>
  )
}
