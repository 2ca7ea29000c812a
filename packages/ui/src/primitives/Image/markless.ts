/**
 * For decoration that covers its place. Until the page is alive nothing can tell that it could not be fetched, and
 * Chromium draws a frame and a torn picture: a box before them, which no picture that came has, pushes them out of sight.
 */
export const markless = (background = 'none') => ({
  overflow: 'hidden',
  selectors: { '&[alt=""]::before': { content: '""', display: 'block', height: '100%', background } },
})
