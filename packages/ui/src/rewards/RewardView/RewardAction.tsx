import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { rewardStanding } from './rewardStanding.ts'
import type { RewardViewProps, ShownReward } from './RewardViewProps.ts'

/** The action of the reward, where there is one. */
export function RewardAction(props: RewardViewProps & { reward: ShownReward }) {
  const { reward, isReady, onRedeem, onApproach } = props
  const translate = useMessages()
  switch (rewardStanding(props)) {
    case 'guest':
      return <Button onPress={onRedeem}>{translate('rewards.detail.signIn')}</Button>
    case 'open':
      return (
        <Button isPending={!isReady} onPress={onRedeem} onPointerEnter={onApproach} onFocus={onApproach}>
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
