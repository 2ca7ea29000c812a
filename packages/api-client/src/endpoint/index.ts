export type {
  Access,
  AnswerOf,
  AnyStruct,
  ClientName,
  Endpoint,
  ErrorKeyOf,
  InputOf,
  NamedErrors,
} from './endpoint.ts'
export { errorsOf, isTokenRefusal } from './errorsOf.ts'
export { endpoint, isMultipart } from './endpoint.ts'
export { isLenient, lenientArray, lenientPageOf, nothing, file } from './structs.ts'
export { queryInteger } from './structs.ts'
