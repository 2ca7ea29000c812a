export * as accounts from './accounts/index.ts'
export * as history from './history/index.ts'
export * as lounge from './lounge/index.ts'
export * as shell from './shell/index.ts'
