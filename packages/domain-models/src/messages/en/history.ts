export const history = {
  'history.caption': '{total, plural, one {# entry, the latest first} other {# entries, the latest first}}',
  'history.date': 'Date',
  'history.description': 'Description',
  'history.empty.text':
    'Points that you earn and spend will be listed here. They may take up to 48 hours to appear.',
  'history.empty.title': 'No points yet',
  'history.entry.exchange': 'Points exchanged for tokens',
  'history.pages': 'Pages of the history',
  'history.pageSize': 'Rows a page',
  'history.pointsDelay': 'Points may take up to {hours, number} hours to appear.',
  'history.points': 'Points',
} as const
