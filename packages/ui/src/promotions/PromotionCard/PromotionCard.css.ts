import { componentStyle } from '../../themes/componentStyle.ts'

/** Three lines of it; the page has all. */
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
