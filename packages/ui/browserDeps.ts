/**
 * Packages that the browser tests import from node_modules. On a cold cache Vite discovers them one by one
 * and reloads the page during a running test, unless they are listed here.
 */
export const browserDeps = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react-aria-components',
  'react-aria-components/Button',
  'react-aria-components/ComboBox',
  'react-aria-components/Dialog',
  'react-aria-components/I18nProvider',
  'react-aria-components/Modal',
  'lucide',
  '@players-club/domain-models > superstruct',
  'vitest-browser-react',
  'vitest-browser-react/pure',
]
