import { componentStyle, componentVariants } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, measure, media, space, typeSize, unseen, weight } from '../../tokens/scales.ts'

/** Text is aligned to the start, numbers to the end. */
export const columnAligns = ['start', 'end'] as const
/** Text is aligned to the start, numbers to the end. */
export type ColumnAlign = (typeof columnAligns)[number]

/** Paper is narrow, too, and has the table. */
const narrow = `screen and (not ${media.tablet})`

/** All columns of a history fit on a sheet. */
const printedCell = { padding: `${space[1]} ${space[2]}`, fontSize: typeSize.small }

export const table = componentStyle('table', { width: '100%', '@media': { [narrow]: { display: 'block' } } })

export const caption = componentStyle('caption', {
  paddingBlockEnd: space[3],
  textAlign: 'start',
  fontSize: typeSize.small,
  color: vars.color.text.muted,
  '@media': { [narrow]: { display: 'block' } },
})

/** On narrow screens the header row is visually hidden: each cell has its own label. */
export const head = componentStyle('head', { '@media': { [narrow]: unseen } })

export const headCell = componentStyle('headCell', {
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockEnd: `${borderWidth.thick} solid ${vars.color.border.default}`,
  fontSize: typeSize.small,
  fontWeight: weight.semibold,
  color: vars.color.text.muted,
  '@media': { [narrow]: { padding: 0, border: 0 }, [media.print]: printedCell },
})

export const body = componentStyle('body', {
  '@media': {
    [narrow]: {
      display: 'grid',
      gap: space[3],
      selectors: {
        '& + &': { marginBlockStart: space[3] },
        // Laying out a hundred cards blocks a phone; `content-visibility` skips those far below the screen. A short
        // table is laid out whole: its height would change while it is scrolled to.
        '&:nth-of-type(n + 4)': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 22lh' },
      },
    },
  },
})

export const row = componentStyle('row', {
  borderBlockEnd: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
  '@media': {
    [media.print]: { breakInside: 'avoid' },
    [narrow]: {
      // Flex, because a grid takes half as long again to lay out.
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${space[1]} ${space[4]}`,
      padding: space[4],
      border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
      borderRadius: vars.radius.large,
      backgroundColor: vars.color.surface.raised,
    },
  },
})

export const cell = componentStyle('cell', {
  paddingBlock: space[4],
  paddingInline: space[4],
  verticalAlign: 'top',
  '@media': {
    [media.print]: printedCell,
    [narrow]: {
      display: 'flex',
      flex: '0 0 100%',
      justifyContent: 'space-between',
      gap: space[4],
      padding: 0,
      textAlign: 'end',
    },
  },
})

/** The row header is the title of its card and needs no label. */
export const rowHeader = componentStyle('rowHeader', {
  textAlign: 'start',
  fontWeight: weight.semibold,
  '@media': { [narrow]: { display: 'block', flex: `1 1 ${measure.cell}`, order: -2, textAlign: 'start' } },
})

export const besideName = componentStyle('besideName', {
  '@media': { [narrow]: { display: 'block', flex: 'none', marginInlineStart: 'auto', order: -1 } },
})

export const cellLabel = componentStyle('cellLabel', {
  color: vars.color.text.muted,
  // A label never breaks within a word, however wide the cell's content is.
  minWidth: 'min-content',
  overflowWrap: 'break-word',
  textAlign: 'start',
  '@media': { [media.tablet]: { display: 'none' }, [media.print]: { display: 'none' } },
})

/** A column of buttons. */
export const action = componentStyle('action', { '@media': { [media.print]: { display: 'none' } } })

/** One cell that spans the row. */
export const whole = componentStyle('whole', {
  '@media': { [narrow]: { display: 'block', textAlign: 'start' } },
})

export const align = componentVariants('align', columnAligns, value =>
  value === 'end' ? { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } : { textAlign: 'start' },
)
