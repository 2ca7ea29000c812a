import { expectTypeOf, test } from 'vitest'
import type { FormProps } from './Form.tsx'
import { Form } from './Form.tsx'

test('Form rejects outside styling and invalid props', () => {
  expectTypeOf<FormProps>().not.toHaveProperty('className')
  expectTypeOf<FormProps>().not.toHaveProperty('style')
  void (
    (
      // @ts-expect-error a form is submitted by its callback and has no action
      <Form onSubmit={() => {}} action="/save">
        x
      </Form>
    )
  )
})
