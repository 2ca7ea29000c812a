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
export { commonErrors } from './commonErrors.ts'
export { endpoint } from './endpoint.ts'
export { file } from './file.ts'
export { isMultipart } from './isMultipart.ts'
export { nothing } from './nothing.ts'
export { queryInteger } from './queryInteger.ts'
