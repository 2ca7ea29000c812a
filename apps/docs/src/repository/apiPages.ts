import { readRepository, type Page } from './documents.ts'
import { addressOf } from './rewriteLinks.ts'
import { modelsOf, typeText, type Schema } from './typeText.ts'

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>
}

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema?: Schema
  readonly description?: string
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary?: string
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<
    Record<string, Content & { readonly $ref?: string; readonly description?: string }>
  >
}

interface OpenApi {
  readonly info: { readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const MODELS = 'reference/api/models'

const inCode = (text: string) => `\`\`\`ts\n${text}\n\`\`\``

const schemaIn = ({ content }: Content): Schema | undefined =>
  content && Object.values(content).map(({ schema }) => schema)[0]

const linksTo = (schema: Schema) => {
  const names = [...new Set(modelsOf(schema))].toSorted()
  if (names.length === 0) return ''
  return `Models: ${names.map(name => `[${name}](${addressOf(MODELS)}#${name.toLowerCase()})`).join(', ')}`
}

const section = (title: string, schema: Schema | undefined) =>
  schema ? [`**${title}**`, inCode(typeText(schema)), linksTo(schema)] : []

/** Those that every call may have stand on the page before. */
const ownParameters = ({ parameters = [] }: Operation) => parameters.filter(({ $ref }) => $ref === undefined)

const parameterTable = (parameters: readonly Parameter[]) =>
  parameters.length === 0
    ? []
    : [
        [
          '| parameter | in | type | required |',
          '| --- | --- | --- | --- |',
          ...parameters.map(
            ({ name, in: place, schema, required }) =>
              `| \`${name}\` | ${place} | \`${typeText(schema ?? {})
                .replaceAll('|', '\\|')
                .replaceAll('\n', ' ')}\` | ${required ? 'yes' : 'no'} |`,
          ),
        ].join('\n'),
      ]

const isForPlayers = ({ security = [] }: Operation) => security.some(each => 'session' in each)

const refusals = ({ responses }: Operation) =>
  Object.entries(responses)
    .filter(([status, { $ref }]) => Number(status) >= 400 && $ref === undefined)
    .map(
      ([status, { description = '' }]) =>
        `- ${status}: ${description.replaceAll(/[\w]+(?:\.\w+)+/g, '`$&`')}`,
    )
    .join('\n')

function operationText(method: string, path: string, operation: Operation): string {
  const { operationId, summary = '', requestBody, responses } = operation
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  return [
    `## ${operationId.slice(operationId.indexOf('.') + 1)}`,
    `\`${method.toUpperCase()} ${path}\`${isForPlayers(operation) ? ', for a signed-in player' : ''}`,
    summary.replaceAll('<', '&lt;'),
    ...parameterTable(ownParameters(operation)),
    ...section('Body', requestBody && schemaIn(requestBody)),
    ...section('Answer', answer && schemaIn(answer)),
    '**Refusals**',
    refusals(operation),
  ].join('\n\n')
}

/** The pages of the API: one for each feature, one for the models, and a list. */
export function apiPages(): readonly Page[] {
  const api: OpenApi = JSON.parse(readRepository('packages/api-client/dist/openapi.json'))
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const features = api.tags.map(({ name }) => ({
    slug: `reference/api/${name}`,
    title: `API: ${name}`,
    body: operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ path, method, operation }) => operationText(method, path, operation))
      .join('\n\n'),
  }))
  const models = Object.entries(api.components.schemas).map(
    ([name, schema]) => `## ${name}\n\n${inCode(typeText(schema))}\n\n${linksTo(schema)}`,
  )
  const list = [
    api.info.description,
    `The contract as a document: [\`/openapi.json\`](/openapi.json) of the club, and \`@players-club/api-client/openapi.json\`. [\`@players-club/api-client\`](${addressOf('packages/api-client')}) is a client for it.`,
    '| call | address | what it does |\n| --- | --- | --- |\n' +
      operations
        .map(({ path, method, operation: { operationId, tags, summary = '' } }) => {
          const name = operationId.slice(operationId.indexOf('.') + 1)
          const address = `${addressOf(`reference/api/${tags[0]}`)}#${name.toLowerCase()}`
          return `| [${operationId}](${address}) | \`${method.toUpperCase()} ${path}\` | ${summary.replaceAll('|', '\\|').replaceAll('<', '&lt;')} |`
        })
        .join('\n'),
  ]
  return [
    { slug: 'reference/api', title: 'The API', body: list.join('\n\n') },
    ...features,
    { slug: MODELS, title: 'API: models', body: models.join('\n\n') },
  ]
}
