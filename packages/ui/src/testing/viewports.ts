/** The viewports of the stories: a desktop, and the narrowest supported screen. */
export const viewports = {
  desk: { name: 'Desk', type: 'desktop', styles: { width: '1280px', height: '800px' } },
  phone: { name: 'Narrow phone', type: 'mobile', styles: { width: '320px', height: '800px' } },
} as const
