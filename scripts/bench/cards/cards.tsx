import {
  copperStateLottery,
  createTranslate,
  type Reward,
} from '../../../packages/domain-models/src/index.ts'
import { couponReward } from '../../../packages/domain-models/src/fixtures.ts'
import { rewards as rewardTexts } from '../../../packages/domain-models/src/messages/en/rewards.ts'
import { shell as shellTexts } from '../../../packages/domain-models/src/messages/en/shell.ts'
import { MessagesProvider } from '../../../packages/ui/src/messages/index.ts'
import { badge } from '../../../packages/ui/src/primitives/Badge/Badge.css.ts'
import { fitClass, image, place } from '../../../packages/ui/src/primitives/Image/Image.css.ts'
import * as styles from '../../../packages/ui/src/primitives/TicketCard/TicketCard.css.ts'
import * as stubStyles from '../../../packages/ui/src/primitives/TicketCard/TicketStub.css.ts'
import { visuallyHidden } from '../../../packages/ui/src/primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { RewardCard } from '../../../packages/ui/src/rewards/RewardCard/RewardCard.tsx'
import { cx } from '../../../packages/ui/src/themes/cx.ts'
import { toneClass } from '../../../packages/ui/src/themes/tone.css.ts'

export type Kind = 'ours' | 'plain'

/** Every `turn` changes the number on each card, so that React cannot skip a card as unchanged. */
export const rewardsOf = (count: number, turn: number): Reward[] =>
  Array.from({ length: count }, (_, id) => ({
    ...couponReward,
    id,
    title: `Reward ${id}`,
    amount: 100 * id + turn + 2,
  }))

const NOW = new Date('2026-11-20T19:00:00Z')
const translate = createTranslate({ ...shellTexts, ...rewardTexts }, 'en', copperStateLottery)
const action = 'Redeem'
const unit = 'Points'
const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** The card as written without the kit, for this one kind of reward in this one language. */
function PlainCard({ reward: { id, title, summary, amount, imageUrl, remaining } }: { reward: Reward }) {
  return (
    <article className={styles.ticket}>
      <div className={styles.art}>
        <picture className={place}>
          <img
            className={cx(image, fitClass.cover)}
            src={imageUrl}
            alt=""
            width={480}
            height={270}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </div>
      <div className={cx(styles.body, styles.torn)}>
        <span className={cx(badge, toneClass.success)}>{`${remaining} left`}</span>
        <h3 className={styles.title}>
          <a className={styles.cover} href={`/rewards/${id}`}>
            {title}
            <span className={visuallyHidden}> {action}</span>
          </a>
        </h3>
        <p>{summary}</p>
      </div>
      <div className={styles.stub}>
        <p className={stubStyles.number}>
          {figures.format(amount)}
          <span className={stubStyles.unit}> {unit}</span>
        </p>
        <span aria-hidden className={stubStyles.pill}>
          {action}
        </span>
      </div>
    </article>
  )
}

const draw = (kind: Kind, reward: Reward) =>
  kind === 'ours' ? (
    <RewardCard key={reward.id} reward={reward} now={NOW} />
  ) : (
    <PlainCard key={reward.id} reward={reward} />
  )

export const Cards = ({ kind, rewards }: { kind: Kind; rewards: readonly Reward[] }) => (
  <MessagesProvider translate={translate}>
    <div>{rewards.map(reward => draw(kind, reward))}</div>
  </MessagesProvider>
)
