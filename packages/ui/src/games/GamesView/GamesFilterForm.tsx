'use client'

import {
  countChoices,
  formatCurrency,
  GAME_STATUSES,
  readGamesPlace,
  TOP_PRIZE_BANDS,
  topPrizeBounds,
  type GamesFilter,
  type GameTag,
  type GameTagType,
  type GameType,
  type TopPrizeBand,
  type Translate,
} from '@players-club/domain-models'
import { ChevronDown, SlidersHorizontal } from 'lucide'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { chip, chips, chipInput, form, group, legend, mark, panel, summary } from './GamesFilterForm.css.ts'

export interface GamesFilterFormProps {
  /** The path of the list: the form's action, which also works without scripts. */
  action: string
  filter: GamesFilter
  meta: {
    readonly types: readonly GameType[]
    readonly tags: readonly GameTag[]
    readonly tagTypes: readonly GameTagType[]
    readonly prices: readonly number[]
  }
  /** The type filter is hidden where the page is about one type. */
  hasTypes: boolean
  onFilter: (filter: GamesFilter) => void
}

/** Filters the list on each change; without scripts by a button. */
export function GamesFilterForm({ action, filter, meta, hasTypes, onFilter }: GamesFilterFormProps) {
  const translate = useMessages()
  const [{ chosen, from }, setChosen] = useState({ chosen: filter, from: filter })
  // The back button brings another filter, which replaces the local choices.
  if (from !== filter) setChosen({ chosen: filter, from: filter })
  const count = countChoices(filter)
  // Open at first when there are filters; afterwards the reader opens and closes it.
  const [isOpen] = useState(count > 0)
  const tagGroups = meta.tagTypes.map(({ id, name }) => ({
    id,
    name,
    tags: meta.tags.filter(({ tagTypeId }) => tagTypeId === id),
  }))
  const isIn = (list: readonly (number | string)[] | undefined, value: number | string) =>
    list?.includes(value) ?? false

  return (
    <details className={panel} open={isOpen}>
      <summary className={summary}>
        <Icon icon={SlidersHorizontal} />
        {translate('games.choose')}
        {count > 0 && ` (${translate('games.chosen', { count })})`}
        <span className={mark}>
          <Icon icon={ChevronDown} />
        </span>
      </summary>
      <form
        className={form}
        method="get"
        action={action}
        onChange={event => {
          const params = new URLSearchParams()
          for (const [name, value] of new FormData(event.currentTarget))
            if (typeof value === 'string') params.append(name, value)
          const next = readGamesPlace(params).filter
          setChosen({ chosen: next, from: filter })
          onFilter(next)
        }}
        onSubmit={event => event.preventDefault()}
      >
        <Group title={translate('games.status')}>
          <Chip kind="radio" name="status" value="" isChosen={chosen.status === undefined}>
            {translate('games.anyStatus')}
          </Chip>
          {GAME_STATUSES.map(status => (
            <Chip kind="radio" key={status} name="status" value={status} isChosen={chosen.status === status}>
              {translate(`games.status.${status}`)}
            </Chip>
          ))}
        </Group>
        {hasTypes && (
          <Group title={translate('games.type')}>
            {meta.types.map(({ id, name }) => (
              <Chip key={id} name="type" value={id} isChosen={isIn(chosen.gameTypes, id)}>
                {name}
              </Chip>
            ))}
          </Group>
        )}
        <Group title={translate('games.topPrize')}>
          {TOP_PRIZE_BANDS.map(band => (
            <Chip key={band} name="topPrize" value={band} isChosen={isIn(chosen.topPrizes, band)}>
              {bandText(band, translate)}
            </Chip>
          ))}
        </Group>
        <Group title={translate('games.price')}>
          {meta.prices.map(price => (
            <Chip key={price} name="price" value={price} isChosen={isIn(chosen.retailPrices, price)}>
              {formatCurrency(price, translate)}
            </Chip>
          ))}
        </Group>
        {tagGroups.map(({ id, name, tags }) => (
          <Group key={id} title={name}>
            {tags.map(tag => (
              <Chip key={tag.id} name="tag" value={tag.id} isChosen={isIn(chosen.tags, tag.id)}>
                {tag.name}
              </Chip>
            ))}
          </Group>
        ))}
        {hasTypes && (
          <WithoutChip name="type" chosen={chosen.gameTypes} chips={meta.types.map(({ id }) => id)} />
        )}
        <WithoutChip name="price" chosen={chosen.retailPrices} chips={meta.prices} />
        <WithoutChip
          name="tag"
          chosen={chosen.tags}
          chips={tagGroups.flatMap(({ tags }) => tags.map(({ id }) => id))}
        />
        <Stack gap={3} align="start">
          <noscript>
            <Button type="submit">{translate('games.show')}</Button>
          </noscript>
          {count > 0 && <Link href={action}>{translate('games.clear')}</Link>}
        </Stack>
      </form>
    </details>
  )
}

function bandText(band: TopPrizeBand, translate: Translate): string {
  if (band === 'other') return translate('games.band.other')
  const { from, to } = topPrizeBounds[band]
  const written = (amount = 0) => formatCurrency(amount, translate)
  if (from === undefined) return translate('games.band.to', { to: written(to) })
  if (to === undefined) return translate('games.band.from', { from: written(from) })
  return translate('games.band.between', { from: written(from), to: written(to) })
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={group}>
      <legend className={legend}>{title}</legend>
      <div className={chips}>{children}</div>
    </fieldset>
  )
}

interface ChipProps {
  kind?: 'checkbox' | 'radio'
  name: string
  value: string | number
  isChosen: boolean
  children: ReactNode
}

const handledByForm = () => undefined

/** One option. The form listens for its change. */
function Chip({ kind = 'checkbox', name, value, isChosen, children }: ChipProps) {
  return (
    <label className={chip}>
      <input
        className={chipInput}
        type={kind}
        name={name}
        value={value}
        checked={isChosen}
        onChange={handledByForm}
      />
      {children}
    </label>
  )
}

interface WithoutChipProps {
  name: string
  chosen: readonly number[] | undefined
  chips: readonly number[]
}

/** What is chosen and has no chip, as a list that has not loaded yet has none: the form keeps it. */
function WithoutChip({ name, chosen = [], chips }: WithoutChipProps) {
  return chosen
    .filter(value => !chips.includes(value))
    .map(value => <input key={value} type="hidden" name={name} value={value} />)
}
