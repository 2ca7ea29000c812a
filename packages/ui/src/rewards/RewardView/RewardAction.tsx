'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { rewardAvailability } from './rewardAvailability.ts'
import type { RewardViewProps, ShownReward } from './RewardViewProps.ts'

/** The action of the reward, where there is one. */
export function RewardAction(props: RewardViewProps & { reward: ShownReward }) {
  const { reward, isReady, onRedeem, onPreload } = props
  const translate = useMessages()
  const availability = rewardAvailability(props)
  switch (availability) {
    case 'guest':
    case 'segment':
      return (
        <Button isPending={!isReady} onPress={onRedeem}>
          {translate(availability === 'guest' ? 'rewards.detail.signIn' : 'shell.signIn')}
        </Button>
      )
    case 'open':
      return (
        <Button isPending={!isReady} onPress={onRedeem} onPointerEnter={onPreload} onFocus={onPreload}>
          {translate(`rewards.action.${reward.type}`)}
        </Button>
      )
    case 'short':
      return (
        <LinkButton href="/earn" emphasis="outline">
          {translate('rewards.detail.earn')}
        </LinkButton>
      )
    default:
      return null
  }
}
