import type { FakeAnswers } from '@players-club/api-client/fakes'

/** A club in which nothing goes on: what the frame of every page asks, answered with as little as there can be. */
export const quietAnswers: FakeAnswers = {}
