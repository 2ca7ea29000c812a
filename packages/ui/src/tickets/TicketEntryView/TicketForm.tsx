'use client'

import {
  codeLength,
  codePlaceholder,
  ELIGIBLE_GAME_TYPES,
  excessOf,
  maskCode,
  TICKET_FIELDS,
  type MessageKey,
  type TicketField,
  type TicketKind,
  type TicketValues,
} from '@players-club/domain-models'
import type { Ref } from 'react'
import { TicketSample } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { MaskedField } from '../../primitives/MaskedField/MaskedField.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { beside, codes, form, links, picture, stub } from './TicketEntryView.css.ts'

export interface TicketFormProps {
  kind: TicketKind
  values: TicketValues
  /** The fields that lost focus while incomplete. */
  incomplete: readonly (keyof TicketValues)[]
  /** Why the last ticket was refused; the message bar has already announced it. */
  notice: LocalizedText | null
  /** A drawing of the ticket that shows where its codes are. */
  hasCard: boolean
  canSubmit: boolean
  isBusy: boolean
  onChange: (change: Partial<TicketValues>) => void
  onLeave: (field: keyof TicketValues) => void
  onSubmit: () => void
  onHelp: () => void
  /** Called on hover or focus of the help button, to preload the dialog. */
  onHelpPreload?: () => void
  /** The first field. */
  firstCode?: Ref<HTMLInputElement>
}

/** A cast, because only the kinds with two codes have a key for the second one. */
const fieldKey = (kind: TicketKind, { name }: TicketField) => `tickets.field.${kind}.${name}` as MessageKey

/** The form for one ticket: its codes, where to find them, and the terms. */
export function TicketForm({ kind, values, notice, canSubmit, ...props }: TicketFormProps) {
  const translate = useMessages()
  return (
    <div className={form}>
      <div className={codes}>
        <Form
          onSubmit={props.onSubmit}
          isPending={props.isBusy}
          submitHint={canSubmit ? undefined : translate('tickets.incomplete')}
        >
          <Stack gap={5}>
            {notice && <Notice tone="danger">{resolveText(translate, notice)}</Notice>}
            {TICKET_FIELDS[kind].map((field, index) => (
              <Code
                key={`${kind} ${field.name}`}
                ref={index === 0 ? props.firstCode : undefined}
                kind={kind}
                field={field}
                values={values}
                {...props}
              />
            ))}
            <Text size="small">{translate(`tickets.consent.${kind}`)}</Text>
            <Text size="small" tone="muted">
              {translate('tickets.place')}
            </Text>
            <div>
              <Button type="submit" isDisabled={!canSubmit && !props.isBusy} isPending={props.isBusy}>
                {translate('tickets.submit')}
              </Button>
            </div>
          </Stack>
        </Form>
      </div>
      <div className={beside}>
        {props.hasCard && (
          <div className={picture}>
            <TicketSample kind={kind} label={translate(`tickets.sample.${kind}`)} />
          </div>
        )}
        <div className={stub}>
          <Text size="small">{translate(`tickets.help.${kind}`)}</Text>
          <div className={links}>
            <Button
              emphasis="outline"
              size="small"
              onPress={props.onHelp}
              onPointerEnter={props.onHelpPreload}
              onFocus={props.onHelpPreload}
            >
              {translate('tickets.code.help')}
            </Button>
            <Link href={`/games/types/${ELIGIBLE_GAME_TYPES[kind]}`}>
              {translate('tickets.eligibleGames')}
            </Link>
          </div>
        </div>
      </div>
    </div>
  )
}

type CodeProps = Pick<
  TicketFormProps,
  'kind' | 'values' | 'incomplete' | 'isBusy' | 'onChange' | 'onLeave'
> & {
  field: TicketField
  ref: Ref<HTMLInputElement> | undefined
}

function Code({ ref, kind, field, values, incomplete, isBusy, onChange, onLeave }: CodeProps) {
  const translate = useMessages()
  const key = fieldKey(kind, field)
  const length = codeLength(field)
  const count = excessOf(values[field.name], field)
  const missing = field.isDigitsOnly ? 'tickets.code.incompleteDigits' : 'tickets.code.incomplete'
  const surplus = field.isDigitsOnly ? 'tickets.code.tooLongDigits' : 'tickets.code.tooLong'
  // While typing or pasting the focus is in the field already, so a live region announces it.
  const tooLong = count > 0 ? translate(surplus, { length, count }) : undefined
  return (
    <>
      <MaskedField
        ref={ref}
        name={field.name}
        label={translate(key)}
        hint={translate(`${key}.hint` as MessageKey)}
        error={tooLong ?? (incomplete.includes(field.name) ? translate(missing, { length }) : undefined)}
        mask={value => maskCode(value, field)}
        placeholder={codePlaceholder(field)}
        inputMode={field.isDigitsOnly ? 'numeric' : 'text'}
        autoCapitalize="characters"
        autoComplete="off"
        // Not disabled: the focus stays in the field, for the next ticket.
        readOnly={isBusy}
        value={values[field.name]}
        onChange={value => onChange({ [field.name]: value })}
        onBlur={() => {
          if (values[field.name] !== '') onLeave(field.name)
        }}
      />
      <VisuallyHidden>
        <span role="status">{tooLong}</span>
      </VisuallyHidden>
    </>
  )
}
