/**
 * For decoration that covers its container. Before hydration no script can handle its error, and Chromium
 * draws a frame with a broken-image icon: a ::before box, which only failed pictures render, pushes both out
 * of sight.
 */
export const hideBrokenImage = (background = 'none') => ({
  overflow: 'hidden',
  selectors: { '&[alt=""]::before': { content: '""', display: 'block', height: '100%', background } },
})
