import { expectTypeOf, test } from 'vitest'
import type { FormProps } from './Form.tsx'
import { Form } from './Form.tsx'

test('Form refuses what it has no place for', () => {
  expectTypeOf<FormProps>().not.toHaveProperty('className')
  expectTypeOf<FormProps>().not.toHaveProperty('style')
  void (
    (
      // @ts-expect-error it is sent by its owner, never to an address
      <Form onSubmit={() => {}} action="/save">
        x
      </Form>
    )
  )
})
