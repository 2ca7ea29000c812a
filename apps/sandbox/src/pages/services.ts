import { icons } from './icons.ts'

export type ServiceName =
  | 'mail'
  | 'identity'
  | 'tickets'
  | 'arcade'
  | 'pay'
  | 'clock'
  | 'flags'
  | 'faults'
  | 'place'
  | 'partner'

/** Every page of the sandbox, in the order in which a new user needs them. */
export const SERVICES = [
  {
    name: 'mail',
    title: 'Mail',
    says: 'Every mail the product sent, with working links.',
    programs: 'GET /mail/messages.json?to=',
    icon: icons.mail,
  },
  {
    name: 'identity',
    title: 'Identity',
    says: 'Checks of players’ identities, and scans of their ids.',
    programs: 'GET /identity/scans.json',
    icon: icons.identity,
  },
  {
    name: 'tickets',
    title: 'Tickets',
    says: 'Tickets to enter, by kind and by what becomes of them.',
    programs: 'GET /tickets.json?kind=&outcome=',
    icon: icons.tickets,
  },
  {
    name: 'arcade',
    title: 'Arcade',
    says: 'Games of other houses, and the rounds opened in them.',
    programs: 'GET /arcade/games.json',
    icon: icons.arcade,
  },
  {
    name: 'pay',
    title: 'Payments',
    says: 'Cards to try, and the payments for tokens.',
    programs: 'GET /pay/payments.json',
    icon: icons.pay,
  },
  {
    name: 'clock',
    title: 'Clock',
    says: 'Move the product’s clock to any moment.',
    programs: 'GET /clock.json, POST /clock',
    icon: icons.clock,
  },
  {
    name: 'flags',
    title: 'Flags',
    says: 'Feature flags, switches, outages, greetings.',
    programs: 'GET /flags.json, POST /flags',
    icon: icons.flags,
  },
  {
    name: 'faults',
    title: 'Faults',
    says: 'Make an external service slow, deaf or angry.',
    programs: 'GET /faults.json, POST /faults',
    icon: icons.faults,
  },
  {
    name: 'place',
    title: 'Place',
    says: 'Say where the player’s device is.',
    programs: 'GET /place.json, POST /place',
    icon: icons.place,
  },
  {
    name: 'partner',
    title: 'Partner',
    says: 'A partner’s web site with Lucky Lounge widgets.',
    programs: 'embeds /embed/v1.js',
    icon: icons.partner,
  },
] as const satisfies readonly { name: ServiceName; [detail: string]: unknown }[]
