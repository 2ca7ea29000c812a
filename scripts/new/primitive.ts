import { asWords, camel } from './words.ts'
import type { Workshop } from './Workshop.ts'

/** Generates a primitive with its specification and its type tests. */
export function newPrimitive(workshop: Workshop, folder: string, Name: string): void {
  const name = camel(Name)
  workshop.write(`${folder}/${Name}.css.ts`, styles(name, Name))
  workshop.write(`${folder}/${Name}.tsx`, component(name, Name))
  workshop.write(`${folder}/${Name}.stories.tsx`, stories(name, Name))
  workshop.write(`${folder}/${Name}.test.tsx`, test(Name))
  workshop.write(`${folder}/${Name}.types.test.tsx`, typesTest(Name))
  workshop.write(`${folder}/${Name}.spec.md`, spec(Name))
}

const styles = (
  name: string,
  Name: string,
) => `import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space } from '../../tokens/scales.ts'

/** The sizes of the space around the content. */
export const ${name}Sizes = ['small', 'medium'] as const
/** The size of the space around the content. */
export type ${Name}Size = (typeof ${name}Sizes)[number]

export const ${name} = componentStyle('${name}', {
  color: vars.color.text.default,
  borderRadius: vars.radius.medium,
})

const paddings = { small: space[2], medium: space[4] }

export const sizeClass = componentVariants('size', ${name}Sizes, size => ({ padding: paddings[size] }))
`

const component = (name: string, Name: string) => `import type { ReactNode } from 'react'
import { cx } from '../../themes/cx.ts'
import { ${name}, sizeClass, type ${Name}Size } from './${Name}.css.ts'

export { ${name}Sizes, type ${Name}Size } from './${Name}.css.ts'

/** The content, and the space around it. */
export interface ${Name}Props {
  children: ReactNode
  /** @default 'medium' */
  size?: ${Name}Size
}

/** Holds its content together. */
export function ${Name}({ children, size = 'medium' }: ${Name}Props) {
  return <div className={cx(${name}, sizeClass[size])}>{children}</div>
}
`

const stories = (name: string, Name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { ${name}Sizes } from './${Name}.css.ts'
import { ${Name} } from './${Name}.tsx'

const meta = {
  title: 'Primitives/${Name}',
  component: ${Name},
  args: { children: 'Every ticket is worth a little more' },
  argTypes: { size: { control: 'select', options: ${name}Sizes } },
} satisfies Meta<typeof ${Name}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: args => (
    <Stack gap={3}>
      {${name}Sizes.map(size => (
        <${Name} {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
}
`

const test = (Name: string) => `import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { ${Name} } from './${Name}.tsx'

test.each(['small', 'medium'] as const)('a %s ${asWords(Name)} shows its content', async size => {
  const screen = await renderUi(<${Name} size={size}>Redeem</${Name}>)
  await expect.element(screen.getByText('Redeem')).toBeVisible()
})
`

const typesTest = (Name: string) => `import { expectTypeOf, test } from 'vitest'
import type { ${Name}Props } from './${Name}.tsx'
import { ${Name} } from './${Name}.tsx'

test('${Name} takes no styling from outside and only its own variants', () => {
  expectTypeOf<${Name}Props>().not.toHaveProperty('className')
  expectTypeOf<${Name}Props>().not.toHaveProperty('style')
  // @ts-expect-error spacing and looks belong to the parent and to the variants
  void (<${Name} className="wide">Redeem</${Name}>)
  // @ts-expect-error a size outside the tuple
  void (<${Name} size="huge">Redeem</${Name}>)
  // @ts-expect-error without content it holds nothing
  void (<${Name} />)
})
`

const spec = (Name: string) => `# ${Name}

Holds its content together.

## Markup

One \`<div>\` around its children, without a role.

## Behaviour

- MUST show its content in every size, however long it is.

## Accessibility

- MUST NOT change the names, roles or order of what it holds.

## The consumer owes

Content that makes sense by itself.
`
