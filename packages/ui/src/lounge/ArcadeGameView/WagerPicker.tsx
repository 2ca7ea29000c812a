'use client'

import { formatPoints, type Denomination } from '@players-club/domain-models'
import { useId } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { chip, chips, legend, most, number, picker, radio } from './WagerPicker.css.ts'

export interface WagerPickerProps {
  wagers: readonly Denomination[]
  index: number
  onChange: (index: number) => void
}

/** All wagers, each with its top prize. */
export function WagerPicker({ wagers, index, onChange }: WagerPickerProps) {
  const translate = useMessages()
  const name = useId()
  return (
    <fieldset className={picker}>
      <legend className={legend}>{translate('lounge.game.choose')}</legend>
      <div className={chips}>
        {wagers.map(({ value, topPrizeValue }, each) => (
          <label key={value} className={chip}>
            <input
              type="radio"
              className={radio}
              name={name}
              value={value}
              checked={each === index}
              onChange={() => onChange(each)}
            />
            <span>
              <span className={number}>{formatPoints(value, translate.locale)}</span>{' '}
              {translate('lounge.widget.unit', { amount: value })}
            </span>
            <span className={most}>{translate('lounge.game.upTo', { most: topPrizeValue })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
