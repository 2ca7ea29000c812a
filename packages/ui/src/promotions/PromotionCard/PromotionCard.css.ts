import { componentStyle } from '../../themes/componentStyle.ts'

/** At most three lines; the page shows the whole text. */
export const excerpt = componentStyle(
  {
    display: '-webkit-box',
    overflow: 'hidden',
    // oxlint-disable-next-line typescript/no-deprecated -- Browsers know no other way to end a text in dots after some lines.
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
  'excerpt',
)
