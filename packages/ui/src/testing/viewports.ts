/** The screens that stories are seen on: a desk's, and the narrowest there is. */
export const viewports = {
  desk: { name: 'Desk', type: 'desktop', styles: { width: '1280px', height: '800px' } },
  phone: { name: 'Narrow phone', type: 'mobile', styles: { width: '320px', height: '800px' } },
} as const
