import type { Row } from '../fences/grid.ts'
import { rows } from '../fences/grid.ts'
import { insertSorted } from './edits.ts'
import { newPrimitive } from './primitive.ts'
import { newView } from './view.ts'
import { camel, pascal } from './words.ts'
import type { Workshop } from './Workshop.ts'

export const componentFolder = (row: Row | 'primitives', Name: string): string =>
  `packages/ui/src/${row}/${Name}`

/** Generates a component's dossier. `…View` is a whole page, fed by the flow of its name. */
export function newComponent(
  workshop: Workshop,
  row: Row | 'primitives',
  given: string,
  title?: string,
): void {
  const Name = pascal(given)
  const folder = componentFolder(row, Name)
  if (row === 'primitives') newPrimitive(workshop, folder, Name)
  else if (Name.endsWith('View')) newView(workshop, row, folder, Name, title)
  else newPart(workshop, row, folder, Name)
  const group = row === 'primitives' ? row : `(?:${rows.join('|')})`
  workshop.edit('packages/ui/src/index.ts', text =>
    insertSorted(
      text,
      `export * from './${row}/${Name}/${Name}.tsx'`,
      new RegExp(`^export .* from '\\./${group}/[A-Z]`),
    ),
  )
}

function newPart(workshop: Workshop, row: Row, folder: string, Name: string): void {
  const name = camel(Name)
  workshop.write(`${folder}/${Name}.css.ts`, styles(name))
  workshop.write(`${folder}/${Name}.tsx`, component(name, Name))
  workshop.write(`${folder}/${Name}.stories.tsx`, stories(row, Name))
  workshop.write(`${folder}/${Name}.test.tsx`, partTest(Name))
}

const styles = (name: string) => `import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { space } from '../../tokens/scales.ts'

export const ${name} = componentStyle('${name}', {
  display: 'grid',
  gap: space[2],
  padding: space[5],
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.raised,
  borderRadius: vars.radius.large,
})
`

const component = (name: string, Name: string) => `import type { ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { ${name} } from './${Name}.css.ts'

/** The title and the content of the part. */
export interface ${Name}Props {
  title: string
  children: ReactNode
}

/** A titled part of a page. */
export function ${Name}({ title, children }: ${Name}Props) {
  return (
    <section className={${name}}>
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  )
}
`

const stories = (row: Row, Name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${Name} } from './${Name}.tsx'

const meta = {
  title: '${pascal(row)}/${Name}',
  component: ${Name},
  args: { title: 'Movie night for two', children: 'Two tickets at any theatre in the state.' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof ${Name}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongWords: Story = {
  args: { title: 'Supercalifragilisticexpialidocious weekend for the whole family and all of their friends' },
}
`

const partTest = (Name: string) => `import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { ${Name} } from './${Name}.tsx'

test('shows the title as a heading above its content', async () => {
  const screen = await renderUi(
    <${Name} title="Movie night">
      <p>Two tickets</p>
    </${Name}>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Movie night', level: 2 })).toBeVisible()
  await expect.element(screen.getByText('Two tickets')).toBeVisible()
})
`
