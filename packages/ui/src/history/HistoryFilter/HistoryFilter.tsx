'use client'

import {
  formatShortDate,
  historyEarliest,
  type CalendarDay,
  type HistoryRange,
  type Translate,
} from '@players-club/domain-models'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { DateField } from '../../primitives/DateField/DateField.tsx'
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { days, form } from './HistoryFilter.css.ts'

/** The days that a history is filtered by: what is typed, what is wrong with it, and the addresses of the lists. */
export interface HistoryFilterProps {
  /** The path of the list: the form's action, which also works without scripts. */
  action: string
  /** The selected days. */
  range: HistoryRange
  today: CalendarDay
  /** As typed: YYYY-MM-DD with missing parts left empty. */
  values: { readonly from: string; readonly to: string }
  errors: { readonly from?: LocalizedText; readonly to?: LocalizedText }
  onChange: (change: { readonly from?: string; readonly to?: string }) => void
  onSubmit: () => void
  /** The address of the list without filters, where there is one. */
  clearHref?: string
  /** Hidden fields, so that the rest of the address is kept. */
  hiddenFields?: Readonly<Record<string, string>>
  /** A filter by type beside the days. */
  children?: ReactNode
}

/** Filters a history by days; also without scripts, as a form that submits by GET. */
export function HistoryFilter({ range, values, errors, onChange, children, ...props }: HistoryFilterProps) {
  const translate = useMessages()
  // Clearing the days must not close the form that they were cleared in.
  const [isOpen] = useState(props.clearHref !== undefined)
  const earliest = formatShortDate(historyEarliest(props.today), translate)
  return (
    <Disclosure
      title={shown(range, children === undefined ? 'days' : 'typesAndDays', translate)}
      isOpen={isOpen}
    >
      <div className={form}>
        <Form filterAction={props.action} onSubmit={props.onSubmit}>
          {Object.entries(props.hiddenFields ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Stack gap={5}>
            {children}
            <div className={days}>
              <DateField
                name="from"
                label={translate('history.filter.from')}
                hint={translate('history.filter.fromHint', { day: earliest })}
                value={values.from}
                error={resolveText(translate, errors.from)}
                onChange={from => onChange({ from })}
              />
              <DateField
                name="to"
                label={translate('history.filter.to')}
                hint={translate('history.filter.toHint')}
                isOptional
                value={values.to}
                error={resolveText(translate, errors.to)}
                onChange={to => onChange({ to })}
              />
            </div>
            <Inline gap={4}>
              <Button type="submit">{translate('history.filter.show')}</Button>
              {props.clearHref !== undefined && (
                <Link href={props.clearHref}>{translate('history.filter.clear')}</Link>
              )}
            </Inline>
          </Stack>
        </Form>
      </div>
    </Disclosure>
  )
}

function shown({ from, to }: HistoryRange, what: 'days' | 'typesAndDays', translate: Translate): string {
  const day = (value: CalendarDay) => formatShortDate(value, translate)
  return to === undefined
    ? translate(`history.${what}.open`, { from: day(from) })
    : translate(`history.${what}`, { from: day(from), to: day(to) })
}
