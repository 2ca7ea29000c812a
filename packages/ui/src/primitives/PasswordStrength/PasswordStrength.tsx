'use client'

import type { MessageKey } from '@players-club/domain-models'
import { Circle, CircleCheck } from 'lucide'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { Tone } from '../../themes/roles.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Meter } from '../Meter/Meter.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { checklist as checklistClass, condition, met, strength } from './PasswordStrength.css.ts'
import { cx } from '../../themes/cx.ts'

/** The levels of a password's strength, the weakest first. */
export const passwordLevels = ['low', 'medium', 'strong'] as const
/** How strong a password is. */
export type PasswordLevelName = (typeof passwordLevels)[number]

/** How strong a password is, and the conditions that it meets or misses. */
export interface PasswordStrengthProps {
  level: PasswordLevelName
  checklist: readonly { readonly key: MessageKey; readonly met: boolean }[]
}

const tones = { low: 'danger', medium: 'warning', strong: 'success' } as const satisfies Record<
  PasswordLevelName,
  Tone
>

/** The strength of a new password and the conditions it meets. */
export function PasswordStrength({ level, checklist }: PasswordStrengthProps) {
  const translate = useMessages('controls')
  // An empty field is not an error yet.
  const hasBegun = checklist.some(item => item.met)
  return (
    <div className={strength}>
      <Meter
        label={translate('ui.password.strength')}
        value={passwordLevels.indexOf(level) + 1}
        max={passwordLevels.length}
        valueText={translate('ui.password.level', { level })}
        tone={hasBegun ? tones[level] : 'neutral'}
      />
      <ul className={checklistClass} role="list">
        {checklist.map(({ key, met: isMet }) => (
          <li key={key} className={cx(condition, isMet && met)}>
            <Icon icon={isMet ? CircleCheck : Circle} />
            <span>
              <VisuallyHidden>
                {translate('ui.password.condition', { state: isMet ? 'met' : 'open' })}{' '}
              </VisuallyHidden>
              {translate(key)}
            </span>
          </li>
        ))}
      </ul>
      {/* Changes only with a condition or the level, so that it is not announced at every key. */}
      <VisuallyHidden>
        <span role="status">
          {translate('ui.password.progress', {
            level,
            met: checklist.filter(item => item.met).length,
            total: checklist.length,
          })}
        </span>
      </VisuallyHidden>
    </div>
  )
}
