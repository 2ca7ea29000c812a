import { componentStyle } from '../../themes/componentStyle.ts'

/** At most three lines; the page shows the whole text. */
export const excerpt = componentStyle(
  {
    display: '-webkit-box',
    overflow: 'hidden',
    // oxlint-disable-next-line typescript/no-deprecated -- No other CSS truncates a text after several lines in all browsers.
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
  'excerpt',
)
