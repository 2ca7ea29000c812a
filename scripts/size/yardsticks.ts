/** Code to compare our sizes with, built in the same run by the same tool. */

export const react = `
export { StrictMode, createContext, startTransition, use, useEffect, useState, useSyncExternalStore } from 'react'
export { hydrateRoot } from 'react-dom/client'
`

export const swr = `export { default as useSWR, SWRConfig } from 'swr'\n`

/** F: the libraries that the web app needs, without our code. */
export const floor = `${react}${swr}
export {
  Form, Link, Outlet, RouterProvider, ScrollRestoration, createBrowserRouter,
  useFetcher, useLoaderData, useLocation, useMatches, useNavigate,
} from 'react-router'
export { assign, boolean, create, is, number, object, optional, size, string, type } from 'superstruct'
`

export const ourButton = `
export { Button } from '@players-club/ui/primitives/Button'
import '@players-club/ui/css/primitives-Button.css'
`
export const ourKit = `export * from '@players-club/ui'\n`

export const signInView = `${react}
export { SignInView } from '@players-club/ui/accounts/SignInView'
export { MessagesProvider } from '@players-club/ui/messages'
import '@players-club/ui/css/themes.css'
import '@players-club/ui/css/accounts-SignInView.css'
`

/** Parts of our kit that have another name in react-aria-components. */
const bareNames: Readonly<Record<string, readonly string[]>> = {
  Dialog: ['Dialog', 'Modal'],
  MessageBar: ['Toast'],
  NumberStepper: ['NumberField'],
  FileDrop: ['DropZone', 'FileTrigger'],
}

/**
 * The parts of react-aria-components that our kit has as well, whether it is built on them or not, without our code.
 */
export function bareParts(primitives: readonly string[], parts: readonly string[]): string {
  return primitives
    .flatMap(name => bareNames[name] ?? [name])
    .filter(name => parts.includes(name))
    .map(name => `export * as ${name} from 'react-aria-components/${name}'\n`)
    .join('')
}
