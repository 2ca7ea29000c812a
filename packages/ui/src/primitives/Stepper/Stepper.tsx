import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { back, item, list, mark, markLook, name, step as stepClass } from './Stepper.css.ts'

export interface StepperProps {
  /** What the steps lead to: "Registration". */
  label: string
  /** Their names, in order. */
  steps: readonly string[]
  /** The index of the step that the reader is at. */
  current: number
  /** Leads back to a step that is done; without it none can be pressed. */
  onBack?: (index: number) => void
}

/** Where a reader is in a wizard: a punch mark for each step, filled once it is done. */
export function Stepper({ label, steps, current, onBack }: StepperProps) {
  const translate = useMessages('controls')
  return (
    <ol className={list} role="list" aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead'
        return (
          <li key={step} className={item} aria-current={state === 'current' ? 'step' : undefined}>
            <Step onPress={state === 'done' && onBack ? () => onBack(index) : undefined}>
              <span aria-hidden className={cx(mark, markLook[state])}>
                {state === 'done' ? <Icon icon={Check} /> : index + 1}
              </span>
              <span className={name}>
                {step}
                <VisuallyHidden> {translate('ui.wizard.state', { state })}</VisuallyHidden>
              </span>
            </Step>
          </li>
        )
      })}
    </ol>
  )
}

function Step({ onPress, children }: { onPress: (() => void) | undefined; children: ReactNode }) {
  if (!onPress) return <span className={stepClass}>{children}</span>
  return (
    <button type="button" className={cx(stepClass, back)} onClick={onPress}>
      {children}
    </button>
  )
}
