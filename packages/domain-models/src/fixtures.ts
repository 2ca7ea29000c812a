export * from './accounts/accounts.fixtures.ts'
export * from './history/history.fixtures.ts'
export * from './lounge/lounge.fixtures.ts'
export * from './shell/shell.fixtures.ts'
