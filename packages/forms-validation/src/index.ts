export * from './accounts/index.ts'
export * from './form/index.ts'
export * from './identity/index.ts'
export * from './profile/index.ts'
