'use client'

import { INFORMATION_PICTURE, isOwnPath, type InformationTile } from '@players-club/domain-models'
import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { PageHeading } from '../../primitives/PageFrame/PageHeading.tsx'
import { QueryState, type Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { RichText } from '../../primitives/RichText/RichText.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { page, picture, words } from './InformationTileView.css.ts'

/** An information tile with its whole text; undefined while it loads. */
export interface InformationTileViewProps {
  data: InformationTile | undefined
  error: LocalizedText | null
  refresh: Retry
  /** Whether an address may be linked to. @default every address */
  isOpenAddress?: (href: string) => boolean
}

/** The page of one information-only tile. */
export function InformationTileView({
  data,
  error,
  refresh,
  isOpenAddress = () => true,
}: InformationTileViewProps) {
  const translate = useMessages()
  return (
    <PageFrame
      top={
        <Text>
          <Link href="/information-list">{translate('information.all')}</Link>
        </Text>
      }
    >
      {data ? (
        <Tile tile={data} isOpenAddress={isOpenAddress} />
      ) : (
        <NotLoaded error={error} refresh={refresh} />
      )}
    </PageFrame>
  )
}

function Tile({
  tile,
  isOpenAddress,
}: { tile: InformationTile } & Required<Pick<InformationTileViewProps, 'isOpenAddress'>>) {
  const { title, buttonTextWeb, buttonTargetWeb } = tile
  return (
    <article className={page}>
      <div className={picture}>
        <Image
          src={tile.webImageUrl}
          narrow={{ src: tile.mobileImageUrl, ...INFORMATION_PICTURE.mobile }}
          alt=""
          {...INFORMATION_PICTURE.web}
          fit="cover"
          isFirstScreen
          fallback={<DesertScene seed={title} />}
        />
      </div>
      <div className={words}>
        <Stack gap={6}>
          <PageHeading title={title} lead={tile.summary} />
          <RichText nodes={tile.webDescription} isOpenAddress={isOpenAddress} />
          {buttonTextWeb !== null && buttonTargetWeb !== null && isOpenAddress(buttonTargetWeb) && (
            <div>
              <LinkButton href={buttonTargetWeb} isExternal={!isOwnPath(buttonTargetWeb)}>
                {buttonTextWeb}
              </LinkButton>
            </div>
          )}
        </Stack>
      </div>
    </article>
  )
}

function NotLoaded({ error, refresh }: Pick<InformationTileViewProps, 'error' | 'refresh'>) {
  const translate = useMessages()
  const isGone = error?.key === 'information.notFound'
  return (
    <Stack gap={4}>
      {error && <Heading level={1}>{translate('information.title')}</Heading>}
      {isGone ? (
        <Notice tone="info" isAnnounced>
          {resolveText(translate, error)}
        </Notice>
      ) : (
        <QueryState error={error} onRetry={refresh}>
          <Skeleton count={8} />
        </QueryState>
      )}
    </Stack>
  )
}
