import { FEATURE_FLAGS, outageMode } from '@players-club/domain-models'
import { html } from 'hono/html'
import type { FieldProblem } from '../../kernel/Refusal.ts'
import type { Fields } from '../../kernel/submission.ts'
import { area, field, press, select, tick } from '../../pages/fields.ts'
import { type Html, page } from '../../pages/page.ts'
import type { FlagsState } from './FlagsState.ts'
import { FLAG_MEANINGS, SWITCH_MEANINGS } from './meanings.ts'
import { PRESETS } from './presets.ts'
import { GREETING_TEXTS } from './sections.ts'

type Inputs = { fields: Fields; problems: readonly FieldProblem[] }

const OUTAGE_KINDS = [
  { value: 'PLANNED', label: 'Planned: the whole screen' },
  { value: 'UNPLANNED', label: 'Unplanned: the whole screen' },
  { value: 'WARNING', label: 'Warning: a message at home and sign-in' },
]

const OUTAGE_NOW = {
  none: 'There is no outage now.',
  planned: 'A planned outage covers the product now.',
  unplanned: 'An unplanned outage covers the product now.',
  warning: 'A warning of an outage is shown now.',
}

const section = (name: string, title: string, save: string, content: Html) => html`
  <form method="post" action="/flags" aria-labelledby="${name}-title">
    <section class="card" id="${name}-section">
      <h2 id="${name}-title">${title}</h2>
      <input type="hidden" name="section" value="${name}" />
      ${content}
      <button class="button">${save}</button>
    </section>
  </form>
`

const ticks = (meanings: readonly (readonly [string, string])[], fields: Fields) =>
  html`<div class="ticks">
    ${meanings.map(([name, hint]) => tick({ name, label: name, hint, isOn: name in fields }))}
  </div>`

const outage = ({ fields, problems }: Inputs) => {
  const at = (name: string) => ({
    name: `OUTAGE_CONFIG.${name}`,
    value: fields[`OUTAGE_CONFIG.${name}`],
    problems,
  })
  return html`
    ${tick({ name: 'OUTAGE_CONFIG.flag', label: 'Outage announced', isOn: 'OUTAGE_CONFIG.flag' in fields })}
    ${select({ ...at('outageType'), label: 'Kind', options: OUTAGE_KINDS })}
    ${field({ ...at('startDate'), label: 'Begins (Phoenix)', type: 'datetime-local' })}
    ${field({ ...at('endDate'), label: 'Ends (Phoenix)', hint: 'Empty: until it is ended', type: 'datetime-local' })}
    ${area({ ...at('body'), label: 'What players read' })}
    ${field({ ...at('displayTime'), label: 'A warning stays, in milliseconds', hint: 'Empty: 30,000', width: 'short' })}
  `
}

const EXAMPLE =
  '[{ "type": "random", "messageText": ["One", "Two"], "startDate": "2026-12-01T06:00:00-07:00", "endDate": "2026-12-01T12:00:00-07:00" }]'

const greeting = ({ fields, problems }: Inputs) => {
  const at = (name: string) => {
    const path = `GREETINGS_MESSAGE_CONFIG.${name}`
    return { name: path, value: fields[path], problems }
  }
  const name = at('showFirstName')
  return html`
    ${tick({ name: name.name, label: 'Say the first name', isOn: name.name in fields })}
    <div class="pairs">${GREETING_TEXTS.map(([text, label]) => field({ ...at(text), label }))}</div>
    ${area({ ...at('messageArrays'), label: 'Messages for a time', hint: `A JSON list such as ${EXAMPLE}`, rows: 6 })}
  `
}

const balances = ({ fields, problems }: Inputs) => {
  const at = (name: string) => {
    const path = `BALANCES_BUTTONS_CONFIG.${name}`
    return { name: path, value: fields[path], problems }
  }
  const name = at('forYou.showFirstName').name
  return html`
    ${field({ ...at('points.WEB_DEEPLINK'), label: 'The points button leads to', hint: 'Empty: /rewards' })}
    ${field({ ...at('tokens.WEB_DEEPLINK'), label: 'The tokens button leads to', hint: 'Empty: /lucky-lounge' })}
    ${field({ ...at('forYou.title'), label: 'For You: title' })}
    ${field({ ...at('forYou.subtitle'), label: 'For You: subtitle' })}
    ${tick({ name, label: 'For You: say the first name', isOn: name in fields })}
  `
}

type Props = Inputs & { clubUrl: string; state: FlagsState; now: Date; done?: string | undefined }

export const flagsPage = ({ clubUrl, state, now, done, ...inputs }: Props): Html =>
  page({
    title: 'Flags',
    service: 'flags',
    clubUrl,
    done,
    problems: inputs.problems,
    intro:
      'What the product gets from outside. A page that is open asks again after half an hour, or on reload.',
    body: html`
      <section>
        <h2>At one press</h2>
        <p>${OUTAGE_NOW[outageMode(state.OUTAGE_CONFIG, now)]}</p>
        <div class="presses">
          ${Object.entries(PRESETS).map(([name, { label }]) => press('/flags', label, { preset: name }))}
        </div>
      </section>
      <div class="stack">
        ${section(
          'FEATURE_FLAGS',
          'Feature flags',
          'Save flags',
          ticks(
            FEATURE_FLAGS.map(flag => [flag, FLAG_MEANINGS[flag]]),
            inputs.fields,
          ),
        )}
        ${section('switches', 'Switches', 'Save switches', ticks(Object.entries(SWITCH_MEANINGS), inputs.fields))}
        ${section(
          'DISCLOSE_ACCOUNT_STATE',
          'Account state',
          'Save account state',
          tick({
            name: 'DISCLOSE_ACCOUNT_STATE',
            label: 'Answers may reveal that an account exists',
            hint: 'On: “email in use”, “not activated” and the like are said to anybody. Off: only where they reveal nothing new.',
            isOn: 'DISCLOSE_ACCOUNT_STATE' in inputs.fields,
          }),
        )}
        <div class="columns">
          ${section('OUTAGE_CONFIG', 'Outage', 'Save outage', outage(inputs))}
          ${section('BALANCES_BUTTONS_CONFIG', 'Balances buttons', 'Save buttons', balances(inputs))}
        </div>
        ${section('GREETINGS_MESSAGE_CONFIG', 'Greeting', 'Save greeting', greeting(inputs))}
        ${section(
          'PLAYER_FLAGS',
          'Flags of one player',
          'Save players',
          area({
            name: 'PLAYER_FLAGS',
            label: 'Besides the flags of everybody',
            hint: 'A player on each line: newcomer@players.example: LL_PAYMENT_ENABLED, EINSTANT_V1',
            value: inputs.fields.PLAYER_FLAGS,
            problems: inputs.problems,
          }),
        )}
      </div>
    `,
  })
