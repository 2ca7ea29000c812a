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

interface SecurityScheme {
  readonly in: string
  readonly name: string
  readonly description: string
}

interface OpenApi {
  readonly info: { readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>
  }
}

const LIST = 'reference/api'
const MODELS = `${LIST}/models`

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

/** Those that several calls have stand on the page before. */
const ownParameters = ({ parameters = [] }: Operation) => parameters.filter(({ $ref }) => $ref === undefined)

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;')

const typeCell = (schema: Schema = {}) =>
  `\`${typeText(schema).replaceAll('|', '\\|').replaceAll('\n', ' ')}\``

const parameterTable = (parameters: readonly Parameter[]) =>
  parameters.length === 0
    ? []
    : [
        [
          '| parameter | in | type | required |',
          '| --- | --- | --- | --- |',
          ...parameters.map(
            ({ name, in: place, schema, required }) =>
              `| \`${name}\` | ${place} | ${typeCell(schema)} | ${required ? 'yes' : 'no'} |`,
          ),
        ].join('\n'),
      ]

/** What calls have in common: their headers, and the cookies and the token that say who calls. */
const commonTables = ({ parameters, securitySchemes }: OpenApi['components']) => [
  '## Headers',
  'Every call sends the required ones; `Idempotency-Key` only a call that moves value, where it is named.',
  [
    '| header | type | required | what it says |',
    '| --- | --- | --- | --- |',
    ...Object.values(parameters).map(
      ({ name, schema, required, description = '' }) =>
        `| \`${name}\` | ${typeCell(schema)} | ${required ? 'yes' : 'no'} | ${cell(description)} |`,
    ),
  ].join('\n'),
  '## Who calls',
  'Calls that write need the token with a cookie, also without a signed-in player. Any answer may hand out a new token, in the header `X-CSRF-Token`.',
  [
    '| name | in | what it says |',
    '| --- | --- | --- |',
    ...Object.values(securitySchemes).map(
      ({ name, in: place, description }) => `| \`${name}\` | ${place} | ${cell(description)} |`,
    ),
  ].join('\n'),
]

/** A guest may call where another requirement names no session, or where there is none. */
const isForPlayers = ({ security = [] }: Operation) =>
  security.length > 0 && security.every(each => 'session' in each)

/** The headers that not every call has. */
function ownHeaders({ parameters = [], security = [] }: Operation): string {
  const headers = [
    ...(parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')) ? ['`Idempotency-Key`'] : []),
    ...(security.some(each => 'csrf' in each) ? ['`X-CSRF-Token`'] : []),
  ]
  return headers.length === 0
    ? ''
    : `Headers: ${headers.join(', ')}, and [those of every call](${addressOf(LIST)})`
}

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
    ownHeaders(operation),
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
    slug: `${LIST}/${name}`,
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
    ...commonTables(api.components),
    '## Calls',
    '| call | address | what it does |\n| --- | --- | --- |\n' +
      operations
        .map(({ path, method, operation: { operationId, tags, summary = '' } }) => {
          const name = operationId.slice(operationId.indexOf('.') + 1)
          const address = `${addressOf(`${LIST}/${tags[0]}`)}#${name.toLowerCase()}`
          return `| [${operationId}](${address}) | \`${method.toUpperCase()} ${path}\` | ${cell(summary)} |`
        })
        .join('\n'),
  ]
  return [
    { slug: LIST, title: 'The API', body: list.join('\n\n') },
    ...features,
    { slug: MODELS, title: 'API: models', body: models.join('\n\n') },
  ]
}
