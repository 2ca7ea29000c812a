'use client'

import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import {
  PersonFields,
  personFieldNames,
  type PersonFieldsProps,
} from '../../profile/PersonFields/PersonFields.tsx'
import { RegistrationProgress, type RegistrationProgressProps } from './RegistrationProgress.tsx'

export { registrationProgresses, type RegistrationProgressProps } from './RegistrationProgress.tsx'

/** The second step of registration: the personal details, which can be skipped. */
export interface RegistrationPersonalProps
  extends RegistrationProgressProps, Omit<PersonFieldsProps, 'values' | 'isDisabled' | 'idPrefix'> {
  form: PersonFieldsProps['values']
  onSave: () => void
  onSkip: () => void
  onBack: () => void
  /** The errors come from a submit: they are listed in the summary. */
  isRefused: boolean
}

const prefix = 'registration'

/** The second step of registration: personal information, which can be skipped. */
export function RegistrationPersonal({
  form,
  errors,
  onChange,
  shownFields,
  ...props
}: RegistrationPersonalProps) {
  const translate = useMessages('accountPages', 'profile')
  const summed = personFieldNames.flatMap(field => {
    const error = errors[field]
    return error ? [{ fieldId: `${prefix}-${field}`, message: translate(error.key, error.params) }] : []
  })
  const isBusy = props.progress !== null
  return (
    <Form onSubmit={props.onSave} isPending={isBusy}>
      <Stack gap={5}>
        {props.isRefused && <ErrorSummary errors={summed} />}
        <PersonFields
          values={form}
          onChange={onChange}
          onLeave={props.onLeave}
          errors={errors}
          lists={props.lists}
          maskPhone={props.maskPhone}
          shownFields={shownFields}
          isDisabled={isBusy}
          idPrefix={prefix}
        />
        <RegistrationProgress progress={props.progress} failure={props.failure} onRetry={props.onRetry} />
        <Grid columns={{ mobile: 1, tablet: 3 }} gap={3}>
          <Button type="submit" isPending={isBusy}>
            {translate('registration.save')}
          </Button>
          <Button emphasis="outline" tone="neutral" onPress={isBusy ? undefined : props.onSkip}>
            {translate('registration.skip')}
          </Button>
          <Button emphasis="plain" onPress={isBusy ? undefined : props.onBack}>
            {translate('registration.previous')}
          </Button>
        </Grid>
      </Stack>
    </Form>
  )
}
