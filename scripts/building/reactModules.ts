import type { Plugin } from 'vite'
import { asModule } from './asModule.ts'
import { withBodies } from './withBodies.ts'

const leftOut = `throw Error('left out of this build')`

/** Functions of React DOM that our pages never come to, or that would find nothing to do in them. */
const bodies: Readonly<Record<string, string>> = {
  // No page has a `<ViewTransition>`, for which these look through what changed.
  trackEnterViewTransitions: '',
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  measureNestedViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  applyViewTransitionToHostInstances: leftOut,
  createViewTransitionInstance: leftOut,
  getViewTransitionClassName: leftOut,
  getViewTransitionName: leftOut,
  measureViewTransitionHostInstancesRecursive: leftOut,
  restoreViewTransitionOnHostInstances: leftOut,
  scheduleViewTransitionEvent: leftOut,
  startViewTransition: leftOut,
  // What is preloaded stands in the page as an element.
  preconnectAs: leftOut,
  preinitModuleScript: leftOut,
  preinitScript: leftOut,
  preinitStyle: leftOut,
  preload: leftOut,
  preloadModule: leftOut,
}

const entry = /\/node_modules\/(react|react-dom|scheduler)\/(index|client|jsx-runtime)\.js$/
const inside = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/([\w-]+)\.production\.js$/

/**
 * React comes as CommonJS: a bundler keeps all of it, whatever is used, and looks its parts up at each call. In the
 * browser's scripts it is made of modules. Whatever requires it, or takes the whole of it, would undo that.
 */
export const reactModules: Plugin = {
  name: 'react-modules',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: environment => environment.name === 'client',
  // A shim, in CommonJS, of a hook that React has by itself since 18.
  resolveId(id, importer) {
    return /^use-sync-external-store\/shim(?:\/index\.js)?$/.test(id) ? this.resolve('react', importer) : null
  },
  load(id) {
    const [, library = '', file] = entry.exec(id) ?? []
    if (!file) return null
    return `export * from './cjs/${file === 'index' ? library : `${library}-${file}`}.production.js'`
  },
  transform(code, id) {
    const [, file] = inside.exec(id) ?? []
    if (file === 'react-dom-client')
      return { code: asModule(withBodies(code, this.parse(code), bodies)), map: null }
    if (file) return { code: asModule(code), map: null }
    return id.includes('/node_modules/') ? { code: inParts(code), map: null } : null
  },
}

const wholeReact = /^import ([\w$]+)(?:, (\{[^}]*\}))? from (["']react(?:-dom)?["']);?/gm

/** What takes React by its default export takes its parts by name. */
function inParts(code: string): string {
  return (
    code
      .replace(wholeReact, (_, name, parts = '{}', from) =>
        [`import * as ${name} from ${from};`, `import ${parts} from ${from};`].join('\n'),
      )
      // SWR hands all of React to its tools for developers.
      .replace('window.__SWR_DEVTOOLS_REACT__ = React;', '')
  )
}
