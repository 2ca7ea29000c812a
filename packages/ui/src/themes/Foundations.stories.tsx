import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ticket } from 'lucide'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { Grid } from '../primitives/Grid/Grid.tsx'
import { Heading } from '../primitives/Heading/Heading.tsx'
import { Icon, iconSizes } from '../primitives/Icon/Icon.tsx'
import { Inline } from '../primitives/Inline/Inline.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import {
  borderWidth,
  duration,
  easing,
  lineHeight,
  measure,
  space,
  typeSize,
  weight,
} from '../tokens/index.ts'
import { vars } from './contract.css.ts'
import { panels, toneRoles, tones } from './roles.ts'

/** What the themes and the scales of the tokens hold, in the theme that the toolbar has chosen. */
const meta = { title: 'Foundations' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const box: CSSProperties = {
  inlineSize: '100%',
  minBlockSize: space[12],
  border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.medium,
}

/** A value as it looks, above its name and what it is. */
function Sample({ name, value, children }: { name: string; value?: string; children: ReactNode }) {
  return (
    <Stack gap={1}>
      {children}
      <Text size="small">{name}</Text>
      {value && (
        <Text size="caption" tone="muted">
          {value}
        </Text>
      )}
    </Stack>
  )
}

const Color = ({ name, color }: { name: string; color: string }) => (
  <Sample name={name}>
    <div style={{ ...box, background: color }} />
  </Sample>
)

const Pair = ({ name, bg, fg }: { name: string; bg: string; fg: string }) => (
  <div style={{ ...box, padding: space[3], background: bg, color: fg }}>{name}</div>
)

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Heading level={2}>{title}</Heading>
      <Grid columns={{ mobile: 2, tablet: 4 }}>{children}</Grid>
    </Stack>
  )
}

const { surface, text, border, focus, points, tokens } = vars.color

export const Colors: Story = {
  render: () => (
    <Stack gap={10}>
      {Object.entries({ surface, text, border, focus, amounts: { points, tokens } }).map(([role, colors]) => (
        <Part key={role} title={role}>
          {Object.entries(colors).map(([name, color]) => (
            <Color key={name} name={name} color={color} />
          ))}
        </Part>
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Stack gap={10}>
      {tones.map(tone => (
        <Part key={tone} title={tone}>
          <Pair name="fg on bg" bg={vars.color[tone].bg} fg={vars.color[tone].fg} />
          <Pair name="subtleFg on subtleBg" bg={vars.color[tone].subtleBg} fg={vars.color[tone].subtleFg} />
          {toneRoles.map(role => (
            <Color key={role} name={role} color={vars.color[tone][role]} />
          ))}
        </Part>
      ))}
    </Stack>
  ),
}

export const Panels: Story = {
  render: () => (
    <Part title="panel">
      {panels.map(panel => (
        <Pair key={panel} name={panel} {...vars.color.panel[panel]} />
      ))}
    </Part>
  ),
}

export const Type: Story = {
  render: () => (
    <Stack gap={6}>
      {Object.entries(typeSize).map(([name, fontSize]) => (
        <Sample key={name} name={name} value={fontSize}>
          <div style={{ fontSize, lineHeight: lineHeight.snug }}>The lottery of your state</div>
        </Sample>
      ))}
      {Object.entries(vars.font).map(([name, fontFamily]) => (
        <Sample key={name} name={`font ${name}`}>
          <div style={{ fontFamily, fontSize: typeSize.heading }}>25,000 points</div>
        </Sample>
      ))}
      {Object.entries(weight).map(([name, fontWeight]) => (
        <Sample key={name} name={name} value={fontWeight}>
          <div style={{ fontWeight }}>25,000 points</div>
        </Sample>
      ))}
    </Stack>
  ),
}

const bar: CSSProperties = { blockSize: space[4], maxInlineSize: '100%', background: vars.color.accent.bg }

export const Space: Story = {
  render: () => (
    <Stack gap={4}>
      {Object.entries({ ...space, ...measure }).map(([name, inlineSize]) => (
        <Sample key={name} name={name} value={inlineSize}>
          <div style={{ ...bar, inlineSize }} />
        </Sample>
      ))}
    </Stack>
  ),
}

export const Shapes: Story = {
  render: () => (
    <Stack gap={10}>
      <Part title="radius">
        {Object.entries(vars.radius).map(([name, borderRadius]) => (
          <Sample key={name} name={name}>
            <div style={{ ...box, borderRadius, background: vars.color.surface.sunken }} />
          </Sample>
        ))}
      </Part>
      <Part title="shadow">
        {Object.entries(vars.shadow).map(([name, boxShadow]) => (
          <Sample key={name} name={name}>
            <div style={{ ...box, boxShadow, background: vars.color.surface.raised }} />
          </Sample>
        ))}
      </Part>
      <Part title="border">
        {Object.entries(borderWidth).map(([name, borderWidth]) => (
          <Sample key={name} name={name} value={borderWidth}>
            <div style={{ ...box, borderWidth, borderColor: vars.color.border.strong }} />
          </Sample>
        ))}
      </Part>
    </Stack>
  ),
}

function Moving() {
  const [isWide, setWide] = useState(false)
  const bars = { ...duration, ...easing }
  return (
    <Stack gap={4}>
      <Inline>
        <Button onPress={() => setWide(!isWide)}>Move</Button>
      </Inline>
      {Object.entries(bars).map(([name, value]) => (
        <Sample key={name} name={name} value={value}>
          <div
            style={{
              ...bar,
              inlineSize: isWide ? measure.form : space[4],
              transition: `inline-size ${value} ${name in duration ? easing.out : duration.slow}`,
            }}
          />
        </Sample>
      ))}
    </Stack>
  )
}

export const Motion: Story = { render: () => <Moving /> }

export const Icons: Story = {
  render: () => (
    <Inline gap={6}>
      {iconSizes.map(size => (
        <Sample key={size} name={size}>
          <Icon icon={Ticket} size={size} />
        </Sample>
      ))}
    </Inline>
  ),
}
