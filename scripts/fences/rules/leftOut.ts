import type { Fence } from '../Fence.ts'
import { kindOf } from '../Source.ts'

/** What the built libraries have no more (scripts/building/unusedRouterParts.ts, reactModules.ts). */
const leftOutOf: Readonly<Record<string, readonly string[]>> = {
  react: ['ViewTransition', 'addTransitionType'],
  'react-dom': ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
  'react-router': [
    'Form',
    'Link',
    'Meta',
    'NavLink',
    'PrefetchPageLinks',
    'useActionData',
    'useFetcher',
    'useFetchers',
    'useRevalidator',
    'useSubmit',
    'useViewTransitionState',
  ],
}

/** Pages use the part of a library that the browser gets. */
export const leftOut: Fence = {
  name: 'left-out',
  instead:
    'Forms go to the API through a flow, links are plain, titles are `PageHead`, what is preloaded is a `<link>`; a part that is needed after all is put back in scripts/building (docs/adr/0009).',
  check: tree =>
    tree.sources
      .filter(({ path }) => kindOf(path) === 'shipped')
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ isTypeOnly }) => !isTypeOnly)
          .flatMap(({ specifier, names, line }) =>
            names
              .filter(name => leftOutOf[specifier]?.includes(name))
              .map(name => ({ path, line, found: `${name} of ${specifier}` })),
          ),
      ),
}
