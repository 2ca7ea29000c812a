export * from './enterTicket/index.ts'
