import { accounts } from './accounts.ts'
import { history } from './history.ts'
import { lounge } from './lounge.ts'
import { shell } from './shell.ts'

export const es = { ...accounts, ...history, ...lounge, ...shell }
