/**
 * What we hold ourselves to. A gate begins 15 % above its goal, is lowered whenever we get closer and, past the goal, to
 * what was reached; it is never raised without a decision record.
 */
export interface Figure {
  readonly name: string
  /** Share of the yardstick, or bytes where there is none. */
  readonly goal: number
  readonly gate: number
  readonly unit: 'ratio' | 'bytes' | 'count'
}

const KB = 1000

export const figures = {
  home: { name: 'first-load JS of /', goal: 1.28, gate: 1.257, unit: 'ratio' },
  login: { name: 'first-load JS of /login', goal: 1.28, gate: 1.28, unit: 'ratio' },
  earn: { name: 'first-load JS of /earn', goal: 1.4, gate: 1.31, unit: 'ratio' },
  rewards: { name: 'first-load JS of /rewards', goal: 1.4, gate: 1.34, unit: 'ratio' },
  games: { name: 'first-load JS of /games', goal: 1.4, gate: 1.355, unit: 'ratio' },
  lounge: { name: 'first-load JS of /lucky-lounge', goal: 1.4, gate: 1.348, unit: 'ratio' },
  heaviest: { name: 'first-load JS of the heaviest page', goal: 1.75, gate: 1.5, unit: 'ratio' },
  homeStyles: { name: 'first-load CSS of /', goal: 10 * KB, gate: 9.7 * KB, unit: 'bytes' },
  loginStyles: { name: 'first-load CSS of /login', goal: 10 * KB, gate: 8.1 * KB, unit: 'bytes' },
  fonts: { name: 'fonts', goal: 60 * KB, gate: 60 * KB, unit: 'bytes' },
  dictionaries: { name: 'dictionaries of other languages', goal: 0, gate: 0, unit: 'count' },
  signInView: { name: 'sign-in view alone, JS + CSS', goal: 0.72, gate: 0.7, unit: 'ratio' },
  kit: { name: 'the whole ui kit', goal: 1.05, gate: 1.02, unit: 'ratio' },
  button: { name: 'a consumer of Button', goal: 1.1, gate: 0.1, unit: 'ratio' },
  buttonStyles: { name: 'CSS of that consumer', goal: 2 * KB, gate: 1.25 * KB, unit: 'bytes' },
  embedLoader: { name: 'embed loader', goal: 1.4 * KB, gate: 1.35 * KB, unit: 'bytes' },
  embedFrame: { name: 'first-load JS of a widget’s frame', goal: 1.45, gate: 1.23, unit: 'ratio' },
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof figures
