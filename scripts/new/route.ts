import type { Row } from '../fences/grid.ts'
import { componentFolder, newComponent } from './component.ts'
import { insertAfter } from './edits.ts'
import { flowFolder, newFlow } from './flow.ts'
import { camel, kebab, pascal } from './words.ts'
import type { Workshop } from './Workshop.ts'
import { Refusal } from './Workshop.ts'

const table = 'apps/web/app/routes.ts'

/** The line of the route table after which a route of each kind is inserted. */
const guards = {
  open: /index\('shell\/home\.route\.tsx'\)/,
  guests: /layout\('accounts\/guests\.layout\.tsx', \[/,
  secured: /layout\('accounts\/secured\.layout\.tsx', \[/,
} as const
export type Guard = keyof typeof guards

export const isGuard = (name: string): name is Guard => name in guards

/** Generates a route that joins the flow and the view of its name, which are generated too where they are missing. */
export function newRoute(workshop: Workshop, row: Row, given: string, guard: Guard, title?: string): void {
  const [name, Name] = [camel(given), pascal(given)]
  if (!title) throw new Refusal(`A page has a title: add --title with its key, as in --title shell.${row}`)
  if (!workshop.has(flowFolder(row, name))) newFlow(workshop, row, name)
  if (!workshop.has(componentFolder(row, `${Name}View`))) newComponent(workshop, row, `${Name}View`, title)
  workshop.write(`apps/web/app/${row}/${name}.route.tsx`, routeModule(row, Name, title))
  const line = `route('${kebab(given)}', '${row}/${name}.route.tsx'),`
  // oxfmt may put a guard's routes on the guard's line. The line break makes the guard's line an anchor for the
  // new one.
  workshop.edit(table, text =>
    insertAfter(text.replaceAll(/(\.layout\.tsx', \[)(?=\S)/g, '$1\n'), line, guards[guard]),
  )
}

const routeModule = (
  row: Row,
  Name: string,
  title: string,
) => `import { use${Name} } from '@players-club/flow-hooks/${row}'
import { ${Name}View } from '@players-club/ui/${row}/${Name}View'
import { PageHead } from '@players-club/ui/shell/PageHead'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export default function ${Name}() {
  const { submit, ...flow } = use${Name}()
  return (
    <>
      <PageHead page="${title}" />
      <${Name}View {...flow} onSubmit={submit} />
    </>
  )
}
`
