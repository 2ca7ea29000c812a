import { data } from 'react-router'
import type { Page } from './pageContext.ts'

/** The visitor's flags, for a page that they may close. Where they cannot be read it is not missing, but unavailable. */
export async function requireFlags({ shell }: Pick<Page, 'shell'>): Promise<readonly string[]> {
  const { authorizedFlags } = await shell()
  // oxlint-disable-next-line typescript/only-throw-error -- The router uses a thrown response as the loader's answer.
  if (!authorizedFlags) throw data(null, { status: 503 })
  return authorizedFlags
}
