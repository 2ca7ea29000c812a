export type {
  Access,
  AnswerOf,
  AnyStruct,
  ClientName,
  Effect,
  Endpoint,
  ErrorKeyOf,
  ErrorStatus,
  InputOf,
  Method,
  NamedErrors,
} from './endpoint.ts'
export { commonErrors, isTokenRefusal } from './commonErrors.ts'
export { endpoint, isMultipart } from './endpoint.ts'
export { isLenient, lenientArray, lenientPageOf, nothing, file } from './structs.ts'
export { queryInteger } from './structs.ts'
