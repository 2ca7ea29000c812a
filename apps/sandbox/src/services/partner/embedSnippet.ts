/** Exactly what a partner pastes into a page: the public loader once, then an element for each widget. */
export const embedSnippet = (clubUrl: string) => ({
  loader: `<script async src="${clubUrl}/embed/v1.js"></script>`,
  balance: '<lucky-lounge-widget widget="balance"></lucky-lounge-widget>',
})

/** What a partner's own content security policy must let the widgets do. */
export const embedPolicy = (clubUrl: string) => ({ 'script-src': clubUrl, 'frame-src': clubUrl })
