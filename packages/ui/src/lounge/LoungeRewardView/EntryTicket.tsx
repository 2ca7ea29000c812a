'use client'

import { formatLongDate, formatPoints, lastDay } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { followed } from '../../primitives/Link/followed.ts'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { facts } from '../../rewards/RewardView/RewardView.css.ts'
import { value } from './LoungeRewardView.css.ts'
import type { LoungeRewardViewProps, ShownLoungeReward } from './LoungeRewardViewProps.ts'

type EntryTicketProps = LoungeRewardViewProps & { reward: ShownLoungeReward }

/** The date of the draw, the number of entries, the cost of an entry, and the buttons to enter. */
export function EntryTicket(props: EntryTicketProps) {
  const { reward, isSignedIn, tokens } = props
  const translate = useMessages()
  const { locale } = translate
  const { title, amount, imageUrl, draw, frequencyCap } = reward
  // More tokens do not help a player who has reached the limit of the day.
  const isShort = isSignedIn && typeof tokens === 'number' && tokens < amount && !frequencyCap?.limitReached
  return (
    <TicketCard
      as="div"
      title={title}
      titleLevel={2}
      picture={<Image src={imageUrl} alt="" width={480} height={270} fit="cover" isFirstScreen />}
      stub={formatPoints(amount, locale)}
      unit={translate('lounge.drawing.tokens')}
      controls={<EntryButtons {...props} />}
    >
      {draw ? (
        <dl className={facts}>
          <dt>{translate('lounge.reward.starts')}</dt>
          <dd className={value}>{formatLongDate(new Date(draw.start), translate)}</dd>
          <dt>{translate('lounge.reward.ends')}</dt>
          <dd className={value}>{formatLongDate(lastDay(draw.end, translate.zone), translate)}</dd>
          <dt>{translate('lounge.reward.drawn')}</dt>
          <dd className={value}>
            {draw.draw ? formatLongDate(new Date(draw.draw), translate) : translate('lounge.reward.tbd')}
          </dd>
          <dt>{translate('lounge.reward.entries')}</dt>
          <dd className={value}>{formatPoints(draw.entries, locale)}</dd>
          {reward.playerEntries !== undefined && (
            <>
              <dt>{translate('lounge.reward.yours')}</dt>
              <dd className={value}>{formatPoints(reward.playerEntries, locale)}</dd>
            </>
          )}
        </dl>
      ) : (
        <Notice tone="neutral">{translate('lounge.reward.closed')}</Notice>
      )}
      {isSignedIn && typeof tokens === 'number' && (
        <p>
          {translate('lounge.reward.tokens', { tokens })}{' '}
          {isShort && translate('lounge.reward.short', { tokens: amount - tokens })}
        </p>
      )}
      {draw && <p>{translate(reward.hasFreeEntry ? 'lounge.reward.claimed' : 'lounge.reward.noPurchase')}</p>}
      {draw && frequencyCap && !isShort && (
        <p>{translate('lounge.reward.cap', { remaining: frequencyCap.remaining })}</p>
      )}
    </TicketCard>
  )
}

/** The buttons for an entry: for tokens, and for free. */
function EntryButtons(props: EntryTicketProps) {
  const { reward, isClaiming, onClaim, onApproachClaim } = props
  const translate = useMessages()
  if (!reward.draw) return null
  return (
    <Inline gap={3}>
      <EntryButton {...props} />
      {!reward.hasFreeEntry && (
        <Button
          emphasis="outline"
          isPending={isClaiming}
          onPress={onClaim}
          onPointerEnter={onApproachClaim}
          onFocus={onApproachClaim}
        >
          {translate('lounge.reward.claim')}
        </Button>
      )}
    </Inline>
  )
}

/** The button for an entry, or a link to get the missing tokens. */
function EntryButton({
  reward,
  isSignedIn,
  tokens,
  isReady,
  isBusy,
  onGetTokens,
  onRedeem,
  onPreload,
}: EntryTicketProps) {
  const translate = useMessages()
  if (reward.frequencyCap?.limitReached) return null
  if (isSignedIn && typeof tokens === 'number' && tokens < reward.amount)
    return (
      <LinkButton href="/lucky-lounge/store" emphasis="outline" onClick={followed(onGetTokens)}>
        {translate('lounge.reward.getTokens')}
      </LinkButton>
    )
  return (
    <Button isPending={isBusy || !isReady} onPress={onRedeem} onPointerEnter={onPreload} onFocus={onPreload}>
      {translate('lounge.reward.redeem')}
    </Button>
  )
}
