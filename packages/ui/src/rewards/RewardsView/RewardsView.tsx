'use client'

import {
  PAST_DRAWS_PAGE_SIZE,
  REWARDS_PAGE_SIZE,
  writeRewardsPlace,
  type Reward,
  type RewardTab,
  type RewardType,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { Paginated } from '../../primitives/Pagination/Paginated.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { RewardCard } from '../RewardCard/RewardCard.tsx'

/** The page of rewards by type: the tabs, one page of the selected one, and its past draws. */
export interface RewardsViewProps {
  /** Undefined while loading. */
  tabs: readonly RewardTab[] | undefined
  selected: RewardType | undefined
  /** The rewards of the current page. */
  shown: readonly Reward[]
  /** Ended draws. */
  past: readonly Reward[]
  /** The path of the page. */
  path: string
  /** Counted from 0. */
  page: number
  /** The page of the ended draws, which it opens. */
  pastPage: number | undefined
  /** Number of all rewards of the selected tab. */
  total: number
  now: Date
  error: LocalizedText | null
  refresh: Retry
  onSelect: (type: string) => void
  showsSoldOut: boolean
  /** Whether the drawings with free entries are enabled. */
  hasLounge: boolean
}

/** The list of rewards, a tab for each kind. */
export function RewardsView(props: RewardsViewProps) {
  const { tabs, selected, error, refresh, onSelect } = props
  const translate = useMessages()
  const skeleton = (
    <Grid>
      <Skeleton shape="card" count={3} />
    </Grid>
  )
  return (
    <PageFrame title={translate('shell.rewards')} lead={translate('rewards.lead')}>
      <Part of={{ data: tabs, error, refresh }} skeleton={skeleton} empty={<NoRewards />}>
        {known =>
          selected && (
            <Tabs
              label={translate('rewards.tabs')}
              selected={selected}
              onSelect={onSelect}
              tabs={known.map(({ type }) => ({
                id: type,
                title: translate(`rewards.tab.${type}`),
                content: type === selected ? <Kind {...props} selected={selected} /> : null,
              }))}
            />
          )
        }
      </Part>
    </PageFrame>
  )
}

function Kind(props: RewardsViewProps & { selected: RewardType }) {
  const { selected, shown, past, path, page, pastPage, total, hasLounge } = props
  const translate = useMessages()
  return (
    <Stack gap={8}>
      <Paginated
        label={translate('rewards.list.pages', { tab: translate(`rewards.tab.${selected}`) })}
        total={total}
        page={page}
        size={REWARDS_PAGE_SIZE}
        hrefOf={target => path + writeRewardsPlace({ tab: selected, page: target, past: pastPage })}
      >
        {shown.length > 0 ? <Cards rewards={shown} {...props} /> : <NoRewards />}
      </Paginated>
      {selected === 'DRAW' && hasLounge && (
        <Inline gap={3}>
          <Text>{translate('rewards.freeEntry.text')}</Text>
          <Link href="/lucky-lounge#drawings">{translate('rewards.freeEntry')}</Link>
        </Inline>
      )}
      {past.length > 0 && (
        <Disclosure title={translate('rewards.past')} isOpen={pastPage !== undefined}>
          <PastRewards {...props} />
        </Disclosure>
      )}
    </Stack>
  )
}

function PastRewards({ selected, past, path, page, pastPage = 0, now }: RewardsViewProps) {
  const translate = useMessages()
  const from = pastPage * PAST_DRAWS_PAGE_SIZE
  return (
    <Paginated
      label={translate('rewards.list.pages', { tab: translate('rewards.past') })}
      total={past.length}
      page={pastPage}
      size={PAST_DRAWS_PAGE_SIZE}
      hrefOf={target => path + writeRewardsPlace({ tab: selected, page, past: target })}
    >
      <Cards rewards={past.slice(from, from + PAST_DRAWS_PAGE_SIZE)} now={now} showsSoldOut={false} />
    </Paginated>
  )
}

function NoRewards() {
  const translate = useMessages()
  return (
    <EmptyState
      title={translate('rewards.empty.title')}
      action={<LinkButton href="/earn">{translate('shell.earn')}</LinkButton>}
    >
      {translate('rewards.empty.text')}
    </EmptyState>
  )
}

type CardsProps = { rewards: readonly Reward[] } & Pick<RewardsViewProps, 'now' | 'showsSoldOut'>

function Cards({ rewards, now, showsSoldOut }: CardsProps) {
  return (
    <Grid as="ul">
      {rewards.map(reward => (
        <RewardCard
          key={reward.id}
          as="li"
          reward={reward}
          now={now}
          showsSoldOut={showsSoldOut}
          titleLevel={2}
        />
      ))}
    </Grid>
  )
}
