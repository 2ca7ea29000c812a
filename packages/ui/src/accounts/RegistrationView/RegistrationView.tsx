'use client'

import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Stepper } from '../../primitives/Stepper/Stepper.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { body, page, picture, stub, ticket } from './RegistrationView.css.ts'

/** Account, personal information, verification. */
export type RegistrationStep = 0 | 1 | 2

/** The step of a registration, and the form that belongs to it. */
export interface RegistrationViewProps {
  step: RegistrationStep
  /** From the second step back to the first. */
  onBack: () => void
  /** The form of the step, and the page's dialogs. */
  children: ReactNode
}

const names = ['credentials', 'personal', 'verify'] as const

/** Registration as a ticket: its stub is punched at each completed step. */
export function RegistrationView({ step, onBack, children }: RegistrationViewProps) {
  const translate = useMessages('accountPages')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    // A new step focuses its heading, for keyboard and screen reader users.
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  const name = names[step]
  return (
    <div className={page}>
      <div className={ticket}>
        <div className={stub}>
          <Stepper
            label={translate('registration.steps')}
            steps={names.map(each => translate(`registration.step.${each}`))}
            current={step}
            onBack={step === 1 ? onBack : undefined}
          />
        </div>
        <div className={body}>
          <Stack gap={6}>
            <Stack gap={2}>
              <Heading level={1} size="heading" isFocusTarget ref={heading}>
                {translate(`registration.${name}.title`)}
              </Heading>
              {name !== 'verify' && <Text tone="muted">{translate(`registration.${name}.lead`)}</Text>}
            </Stack>
            <noscript>
              <Notice tone="warning">{translate('registration.needsScript')}</Notice>
            </noscript>
            {children}
          </Stack>
        </div>
      </div>
      <div className={picture}>
        <DesertScene seed="registration" />
      </div>
    </div>
  )
}
