import pg from 'pg'

/** Runs one statement outside any transaction, such as creating or dropping a database. */
export async function admin(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(text)
  } finally {
    await client.end().catch(() => undefined)
  }
}
