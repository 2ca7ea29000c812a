'use client'

import { CODE_MAX } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'

export interface PromoCodeFormProps {
  code: string
  /** The error of the code, or the reason why it was not redeemed. */
  codeError: LocalizedText | null
  isRedeeming: boolean
  onChange: (code: string) => void
  onSubmit: () => void
}

/** The form for a promo code. */
export function PromoCodeForm({ code, codeError, isRedeeming, onChange, onSubmit }: PromoCodeFormProps) {
  const translate = useMessages()
  return (
    <Card>
      <Form label={translate('activities.code.title')} onSubmit={onSubmit} isPending={isRedeeming}>
        <Stack gap={5}>
          <TextField
            label={translate('activities.code.label')}
            hint={translate('activities.code.hint')}
            name="code"
            value={code}
            error={resolveText(translate, codeError)}
            onChange={onChange}
            autoComplete="off"
            maxLength={CODE_MAX}
            isDisabled={isRedeeming}
          />
          <div>
            <Button type="submit" isPending={isRedeeming}>
              {translate('activities.code.redeem')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}
