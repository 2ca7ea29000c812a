'use client'

import { TOKEN_HISTORY_TYPES, type TokenHistoryType } from '@players-club/domain-models'
import { useId } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { hint, label } from '../../primitives/Field/Field.css.ts'
import { group, types as typesClass } from './TokenHistoryView.css.ts'

export interface TypesFieldProps {
  chosen: readonly TokenHistoryType[]
  onChange: (chosen: readonly TokenHistoryType[]) => void
}

/** Filters by type; an empty selection shows all. */
export function TypesField({ chosen, onChange }: TypesFieldProps) {
  const translate = useMessages()
  const hintId = useId()
  return (
    <fieldset className={group} aria-describedby={hintId}>
      <legend className={label}>{translate('history.filter.types')}</legend>
      <p id={hintId} className={hint}>
        {translate('history.filter.typesHint')}
      </p>
      <div className={typesClass}>
        {TOKEN_HISTORY_TYPES.map(type => (
          <Checkbox
            key={type}
            name="type"
            value={type}
            isSelected={chosen.includes(type)}
            onChange={isSelected =>
              onChange(TOKEN_HISTORY_TYPES.filter(one => (one === type ? isSelected : chosen.includes(one))))
            }
          >
            {translate(`history.tokens.type.${type}`)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
