import type { RichTextNode } from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { Link } from '../Link/Link.tsx'
import { richText, tableFrame } from './RichText.css.ts'

/** A text of the lottery, which is rendered without `innerHTML`. */
export interface RichTextProps {
  /** The lottery's sanitized text, as a tree. */
  nodes: readonly RichTextNode[]
}

/** Texts by the lottery: rules, terms, answers. A tree of known elements, never raw HTML. */
export function RichText({ nodes }: RichTextProps) {
  return <div className={richText}>{render(nodes)}</div>
}

function render(nodes: readonly RichTextNode[]): ReactNode {
  // The tree is replaced as a whole and its nodes have no state, so the index is a stable key.
  // oxlint-disable-next-line react/no-array-index-key
  return nodes.map((node, index) => <Fragment key={index}>{element(node)}</Fragment>)
}

function element(node: RichTextNode): ReactNode {
  if (typeof node === 'string') return node
  const { tag: Element, children, href } = node
  if (Element === 'br' || Element === 'hr') return <Element />
  if (Element === 'a') {
    if (href === undefined) return render(children)
    return (
      <Link href={href} isExternal={/^https?:/i.test(href)}>
        {render(children)}
      </Link>
    )
  }
  if (Element === 'table') {
    return (
      // A scroll container must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <div className={tableFrame} tabIndex={0}>
        <table>{render(withoutWhitespace(children))}</table>
      </div>
    )
  }
  // White space between rows and cells has no meaning in a table, and React warns about it.
  const isTablePart = Element === 'thead' || Element === 'tbody' || Element === 'tr'
  return <Element>{render(isTablePart ? withoutWhitespace(children) : children)}</Element>
}

const withoutWhitespace = (nodes: readonly RichTextNode[]) =>
  nodes.filter(node => typeof node !== 'string' || node.trim() !== '')
