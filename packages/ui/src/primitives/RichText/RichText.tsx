import type { RichTextNode } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { Link } from '../Link/Link.tsx'
import { richText, tableFrame } from './RichText.css.ts'

/** A text of the lottery, which is rendered without `innerHTML`. */
export interface RichTextProps {
  /** The lottery's sanitized text, as a tree. */
  nodes: readonly RichTextNode[]
  /** Whether an address may be linked to; the text of a link to any other remains. @default every address */
  isOpenAddress?: (href: string) => boolean
}

/** Texts by the lottery: rules, terms, answers. A tree of known elements, never raw HTML. */
export function RichText({ nodes, isOpenAddress = () => true }: RichTextProps) {
  return <div className={richText}>{render(nodes, isOpenAddress)}</div>
}

type IsOpen = (href: string) => boolean

function render(nodes: readonly RichTextNode[], isOpen: IsOpen): ReactNode {
  // The tree is replaced as a whole and its nodes have no state, so the index is a stable key.
  // oxlint-disable-next-line react/no-array-index-key
  return nodes.map((node, index) => <Fragment key={index}>{element(node, isOpen)}</Fragment>)
}

function element(node: RichTextNode, isOpen: IsOpen): ReactNode {
  if (typeof node === 'string') return node
  const { tag: Element, children, href } = node
  if (Element === 'br' || Element === 'hr') return <Element />
  if (Element === 'a') {
    if (href === undefined || !isOpen(href)) return render(children, isOpen)
    return (
      <Link href={href} isExternal={/^https?:/i.test(href)}>
        {render(children, isOpen)}
      </Link>
    )
  }
  if (Element === 'table') {
    return (
      // A scroll container must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <div className={tableFrame} tabIndex={0}>
        <table>{render(withoutWhitespace(children), isOpen)}</table>
      </div>
    )
  }
  // White space between rows and cells has no meaning in a table, and React warns about it.
  const isTablePart = Element === 'thead' || Element === 'tbody' || Element === 'tr'
  return <Element>{render(isTablePart ? withoutWhitespace(children) : children, isOpen)}</Element>
}

const withoutWhitespace = (nodes: readonly RichTextNode[]) =>
  nodes.filter(node => typeof node !== 'string' || node.trim() !== '')
