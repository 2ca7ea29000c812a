export { createFakeApi, type FakeApi, type FakeApiOptions } from './createFakeApi.ts'
export { hanging, offline } from './FakeAnswers.ts'
export type {
  EndpointName,
  EndpointNamed,
  FakeAnswer,
  FakeAnswers,
  FakeHandler,
  FakeRequest,
  Trouble,
} from './FakeAnswers.ts'
export { fakeFetch, type FakeOptions, type FakeServer, type SeenRequest } from './fakeFetch.ts'
