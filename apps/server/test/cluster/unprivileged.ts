import { readFileSync } from 'node:fs'

export interface Account {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root, so it runs as this account; undefined when we are not root. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find(fields => fields[0] === name)
    if (account?.[2] && account[3]) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new Error('The tests run as root and found no unprivileged account to run PostgreSQL with.')
}
