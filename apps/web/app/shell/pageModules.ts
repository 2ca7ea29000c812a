interface RouteFiles {
  readonly id: string
  readonly module: string
  /** A route's loader for the browser may stand in a script of its own. */
  readonly clientLoaderModule?: string
}

export const modulesOf = ({ module, clientLoaderModule }: RouteFiles): string[] =>
  clientLoaderModule ? [clientLoaderModule, module] : [module]

/** Where the router looks for what the server has rendered with; the answers follow in scripts that write into the stream. */
export const routerContext = (context = 'undefined'): string =>
  `window.__reactRouterContext=${context};` +
  'window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream())'

export interface StyledRoutes {
  readonly routes: Readonly<Record<string, { css?: string[] } | undefined>>
}

/**
 * The router marks a sheet that late parts share by a `#`, because its `<Links>` would take the sheet out of the page
 * while such a part still needs it. `PageStyles` takes none out; and by its plain address the bundler's loader knows a
 * sheet that is there, where it would bring a second one, and with it the style of the whole page anew.
 */
export function withPlainStyles<Manifest extends StyledRoutes>(manifest: Manifest): Manifest {
  for (const route of Object.values(manifest.routes))
    if (route?.css) route.css = route.css.map(href => href.replace(/#$/, ''))
  return manifest
}
