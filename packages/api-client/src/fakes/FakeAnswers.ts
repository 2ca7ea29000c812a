import type { Problem } from '@players-club/domain-models'
import type { contract } from '../contract.ts'
import type { AnswerOf, Endpoint, InputOf } from '../endpoint/index.ts'

type Rows = typeof contract
type EndpointOf<Row> = Extract<Row[keyof Row], Endpoint>

/** Any call of the contract. */
export type ContractEndpoint = { [Row in keyof Rows]: EndpointOf<Rows[Row]> }[keyof Rows]

/** The name of a call, such as `accounts.signIn`. */
export type EndpointName = ContractEndpoint['name']

/** The call of the contract that has this name, such as `history.getPointsBalance`. */
export type EndpointNamed<N extends EndpointName> = Extract<ContractEndpoint, { readonly name: N }>

/** As an answer of the fake server: the call never ends, until its time limit. */
export const hanging = Symbol('hanging')

/** As an answer of the fake server: the call fails as it does without a connection. */
export const offline = Symbol('offline')

/** What can go wrong with a call: it never ends, the connection fails, or the server refuses with a problem. */
export type Trouble = typeof hanging | typeof offline | Problem

/** A model answer, trouble, or a raw response for what the contract cannot express. */
export type FakeAnswer<E extends Endpoint> = AnswerOf<E> | Trouble | Response

/** A request as the fake server received it. `attempt` counts the requests of this call from 1. */
export type FakeRequest<E extends Endpoint> = InputOf<E> & {
  readonly headers: Headers
  readonly attempt: number
}

/** Computes the answer of a call from its request, for answers that depend on the input or the attempt. */
export type FakeHandler<E extends Endpoint> = (
  request: FakeRequest<E>,
) => FakeAnswer<E> | Promise<FakeAnswer<E>>

/** The answers by call name: a fixed answer, or a function of the request. */
export type FakeAnswers = {
  readonly [N in EndpointName]?: FakeAnswer<EndpointNamed<N>> | FakeHandler<EndpointNamed<N>>
}
