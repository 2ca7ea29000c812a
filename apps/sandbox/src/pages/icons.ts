import { raw } from 'hono/html'

const icon = (paths: string) =>
  raw(
    `<svg class="icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`,
  )

export const icons = {
  mail: icon('<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m4 7 8 6 8-6"/>'),
  identity: icon(
    '<rect x="3" y="5" width="18" height="14" rx="2"/><circle cx="8.5" cy="11" r="2"/><path d="M5.5 16c.5-1.6 1.6-2.4 3-2.4s2.5.8 3 2.4M14.5 10H18M14.5 14H18"/>',
  ),
  tickets: icon('<path d="M3 9a2 2 0 0 0 0 6v3h18v-3a2 2 0 0 1 0-6V6H3zM14 6v3M14 11v2M14 15v3"/>'),
  arcade: icon(
    '<rect x="3" y="6" width="18" height="12" rx="6"/><path d="M8 10v4M6 12h4M15.5 11v.1M17.5 13.5v.1"/>',
  ),
  pay: icon('<rect x="3" y="5" width="18" height="14" rx="2"/><path d="M3 10h18M7 15h3"/>'),
  clock: icon('<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.5 2"/>'),
  flags: icon('<path d="M5 21V4M5 4c4-2 7 2 14 0v10c-7 2-10-2-14 0"/>'),
  faults: icon('<path d="M13 2 5 14h6l-1 8 9-13h-6z"/>'),
  place: icon(
    '<path d="M12 21s-7-6.2-7-11a7 7 0 0 1 14 0c0 4.8-7 11-7 11z"/><circle cx="12" cy="10" r="2.5"/>',
  ),
  partner: icon(
    '<path d="M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20v-5h4v5"/>',
  ),
  out: icon('<path d="M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5"/>'),
}
