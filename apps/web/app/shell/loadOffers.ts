import { loadLate, type LateCodeOptions } from '@players-club/domain-models'

let loaded: ReturnType<typeof loadOffers> | undefined

/**
 * The code of the offers on the home page. Once loaded it is always the same promise, for which React shows no fallback;
 * a new `import()` settles too late even for a loaded module.
 */
export function loadOffers(options?: LateCodeOptions): Promise<typeof import('./LateOffers.tsx')> {
  if (loaded) return loaded
  const loading = loadLate(() => import('./LateOffers.tsx'), options)
  loading.then(
    () => {
      loaded = loading
    },
    () => undefined,
  )
  return loading
}
