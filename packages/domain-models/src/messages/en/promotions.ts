export const promotions = {
  'promotions.loadFailed': 'Something went wrong while loading the content!',
} as const
