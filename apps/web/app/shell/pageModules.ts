interface RouteFiles {
  readonly id: string
  readonly module: string
  /** A route's loader for the browser may stand in a script of its own. */
  readonly clientLoaderModule?: string
}

interface PageFiles {
  readonly url: string
  readonly entry: { readonly module: string }
  /** While it is being developed. */
  readonly hmr?: { readonly runtime: string }
}

export const modulesOf = ({ module, clientLoaderModule }: RouteFiles): string[] =>
  clientLoaderModule ? [clientLoaderModule, module] : [module]

/** Where the router looks for what the server has rendered with; the answers follow in scripts that write into the stream. */
export const routerContext = (context = 'undefined'): string =>
  `window.__reactRouterContext=${context};` +
  'window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream())'

/** Imports the page's routes, tells the router where they are, and starts the app. */
export function firstScript({ hmr, url, entry }: PageFiles, routes: readonly RouteFiles[]): string {
  const imports = routes.flatMap((route, at) =>
    modulesOf(route).map((module, part) => `import * as ${name(at, part)} from ${JSON.stringify(module)}`),
  )
  const joined = routes.map((route, at) => {
    const parts = modulesOf(route).map((_, part) => `...${name(at, part)}`)
    return `${JSON.stringify(route.id)}:{${parts.join()}}`
  })
  return [
    ...(hmr ? [`import ${JSON.stringify(hmr.runtime)}`] : []),
    `import ${JSON.stringify(url)}`,
    ...imports,
    `window.__reactRouterRouteModules={${joined.join()}}`,
    `import(${JSON.stringify(entry.module)})`,
  ].join(';\n')
}

const name = (route: number, part: number) => `route${route}_${part}`
