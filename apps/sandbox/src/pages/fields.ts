import { html } from 'hono/html'
import type { FieldProblem } from '../kernel/Refusal.ts'
import type { Html } from './page.ts'

type FieldProps = {
  name: string
  label: string
  value?: string | undefined
  hint?: string
  type?: 'text' | 'search' | 'number' | 'datetime-local' | 'email'
  step?: string
  width?: 'short' | 'long'
  problems?: readonly FieldProblem[]
}

const described = (name: string, hint: unknown, error: unknown) => {
  const ids = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ')
  return html`${ids ? html`aria-describedby="${ids}"` : ''} ${error ? html`aria-invalid="true"` : ''}`
}

const problemAt = (problems: readonly FieldProblem[] = [], name: string) =>
  problems.find(problem => problem.field === name)?.text

const above = (name: string, label: string, hint?: string, error?: string) => html`
  <label for="${name}">${label}</label>
  ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
  ${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}
`

/** Label, hint, error and input, in that order, linked by ids. */
export const field = ({
  name,
  label,
  value = '',
  hint,
  type = 'text',
  step,
  width = 'long',
  problems,
}: FieldProps): Html => {
  const error = problemAt(problems, name)
  return html`<div class="field ${width}">
    ${above(name, label, hint, error)}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="off"
      ${step ? html`step="${step}"` : ''}
      ${described(name, hint, error)}
    />
  </div>`
}

type AreaProps = Pick<FieldProps, 'name' | 'label' | 'value' | 'hint' | 'problems'> & { rows?: number }

export const area = ({ name, label, value = '', hint, rows = 3, problems }: AreaProps): Html => {
  const error = problemAt(problems, name)
  return html`<div class="field long">
    ${above(name, label, hint, error)}
    <textarea id="${name}" name="${name}" rows="${rows}" ${described(name, hint, error)}>${value}</textarea>
  </div>`
}

type Option = { value: string; label: string }
type SelectProps = Pick<FieldProps, 'name' | 'label' | 'value' | 'hint' | 'problems'> & {
  options: readonly Option[]
}

export const select = ({ name, label, value = '', hint, options, problems }: SelectProps): Html => {
  const error = problemAt(problems, name)
  return html`<div class="field">
    ${above(name, label, hint, error)}
    <select id="${name}" name="${name}" ${described(name, hint, error)}>
      ${options.map(
        option =>
          html`<option value="${option.value}" ${option.value === value ? 'selected' : ''}>
            ${option.label}
          </option>`,
      )}
    </select>
  </div>`
}

type TickProps = { name: string; label: string; hint?: string; isOn: boolean; value?: string }

export const tick = ({ name, label, hint, isOn, value = 'on' }: TickProps): Html =>
  html`<div class="tick">
    <input
      id="${name}"
      name="${name}"
      type="checkbox"
      value="${value}"
      ${isOn ? 'checked' : ''}
      ${described(name, hint, undefined)}
    />
    <label for="${name}">${label}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
  </div>`

/** A form of one button, which makes one change. */
export const press = (action: string, label: string, hidden: Record<string, string>): Html =>
  html`<form method="post" action="${action}">
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="button quiet">${label}</button>
  </form>`
